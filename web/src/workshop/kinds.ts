/** What a kind of ability or condition begins with: the least that the format allows. */

import type { AnyControl, KindChoice } from '../generated/workshop';
import type { Table } from './rows';

export function begun(kind: KindChoice, phase: string): Table {
  const table: Table = phase
    ? { phase: kind.phases.includes(phase) ? phase : kind.phases[0], kind: kind.value }
    : { kind: kind.value };
  for (const { path, control } of kind.fields) table[path[0]!] = first(control);
  return table;
}

function first(control: AnyControl): unknown {
  if (control.control === 'whole') return control.low;
  if (control.control === 'choice') return control.options[0]?.value;
  if (control.control === 'amounts') {
    const one = { [String(control.options[0]!.value)]: 1 };
    return control.most > 1 ? [one] : one;
  }
  return undefined;
}
