import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig(({ mode }) => ({
  // Its files may lie in any folder of any host.
  base: mode === 'site' ? './' : '/',
  plugins: [svelte()],
  build: {
    outDir: mode === 'site' ? '../site' : '../src/empires/server/static',
    emptyOutDir: true,
    target: 'es2022',
    // The server's content policy allows no inline parts, so nothing becomes a data: URL.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: {
        // Every file is a request: what is small comes along with what needs it.
        experimentalMinChunkSize: 20_000,
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': {
        target: 'http://127.0.0.1:8000',
        ws: true,
        changeOrigin: true,
        rewriteWsOrigin: true,
      },
    },
  },
  worker: { format: 'es' },
}));
