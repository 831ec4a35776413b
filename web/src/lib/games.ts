/** The games' titles: proper names, the same in every language. */

const TITLES: Record<string, string> = {
  'empires-end': 'Empire’s End',
  'first-empires': 'First Empires',
};

export function titleOf(game: string): string {
  return TITLES[game] ?? game;
}
