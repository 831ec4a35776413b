/** The pictures of First Empires, by name. */

const FILES = import.meta.glob<string>('./art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

export function artOf(name: string): string {
  return FILES[`./art/${name}.svg`] ?? '';
}
