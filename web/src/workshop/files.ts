/** A pack as a file: given to the reader, and taken from them. */

export function save(toml: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([toml], { type: 'application/toml' }));
  link.download = `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'pack'
  }.toml`;
  link.click();
  // Not at once: some browsers begin to read it only now.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
