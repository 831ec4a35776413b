/** The keys 1 to 9 press what shows them, wherever the focus is: choices are numbered as they stand. */

export function chooseByNumber(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as HTMLElement).closest('input, select, textarea')) return;
  if (!/^[1-9]$/.test(event.key)) return;
  const choices = document.querySelectorAll<HTMLButtonElement>('#prompt .choice:not(:disabled)');
  const choice = choices[Number(event.key) - 1];
  choice?.click();
  // Enter means the choice with the focus, so the two must be the same.
  choice?.focus();
}
