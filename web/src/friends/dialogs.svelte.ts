/** What is asked in a box of its own, over the table or the waiting room. */

export type Dialog =
  | { what: 'replace'; seat: number }
  | { what: 'rename'; seat: number }
  | { what: 'device' }
  | { what: 'notices' }
  | { what: 'mute' }
  | { what: 'options' }
  | null;

let open: Dialog = $state.raw(null);

export function dialog(): Dialog {
  return open;
}

export function ask(what: Dialog): void {
  open = what;
}
