/** What the short name of a card says: its family, which is also its picture, and its number. */

export function familyOf(card: string): string {
  return card.split('-')[0]!;
}

export function numberOf(card: string): string {
  return card.split('-')[1] ?? '';
}
