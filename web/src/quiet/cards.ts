/** The cards of a game as a browser lists them; each game says which there are and where they lie. */

export interface ListedCard {
  slug: string;
  /** Where everybody, or we alone, can see it; empty: nobody has seen it yet. */
  where: string;
  /** What lights up on the table, if it lies there. */
  place?: string;
}

/** Cards of one kind. */
export interface Family {
  key: string;
  name: string;
  /** The address of its picture. */
  art: string;
  cards: ListedCard[];
}

export function unseenOf({ cards }: Family): number {
  return cards.filter(({ where }) => !where).length;
}
