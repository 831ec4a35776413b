import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The replay as one script and one style sheet, for pages that carry everything in themselves. */
export default defineConfig({
  plugins: [svelte()],
  publicDir: false,
  build: {
    outDir: '../src/empires/server/static/film',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 100_000,
    cssCodeSplit: false,
    lib: {
      entry: 'src/film.ts',
      formats: ['iife'],
      name: 'film',
      fileName: () => 'film.js',
      cssFileName: 'film',
    },
  },
});
