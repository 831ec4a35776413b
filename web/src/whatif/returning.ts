/** The way from a branch back to its game: to the very move it was left at. */

import type { TableAbout } from '../generated/tables';
import { branchAt } from './branches.svelte';

export function backFrom(about: TableAbout): string {
  const { table, ply } = about.branch!;
  return branchAt(about.id)?.back ?? `/t/${table}/review?ply=${ply}`;
}
