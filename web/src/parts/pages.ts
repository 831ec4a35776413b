/** The pages that the bar and the tabs lead to. */

import { pageOf } from '../games';
import { offered } from '../games/offered.svelte';

export type PageName = 'play' | 'new' | 'learn' | 'puzzles' | 'rules' | 'credits';

export interface PageLink {
  name: PageName;
  href: string;
  icon: string;
}

/** Those that there are: what is to be learnt and read depends on the games. */
export function pagesOf(): PageLink[] {
  const first = offered()[0]?.name;
  const taught = offered().find(({ name }) => pageOf(name).learn)?.name;
  return [
    { name: 'play', href: '/', icon: 'home' },
    { name: 'new', href: '/new', icon: 'plus' },
    ...(taught ? [{ name: 'learn', href: `/learn/${taught}`, icon: 'bulb' } as const] : []),
    { name: 'puzzles', href: '/puzzles', icon: 'star' },
    ...(first ? [{ name: 'rules', href: `/rules/${first}`, icon: 'book' } as const] : []),
    { name: 'credits', href: '/credits', icon: 'log' },
  ];
}
