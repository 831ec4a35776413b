import { beforeEach, describe, expect, it } from 'vitest';

import { families, unseen } from '../src/empires-end/unseen';
import type { EmpiresEndView } from '../src/generated/empires_end/views';
import type { Thing } from '../src/generated/library';
import { unseenOf } from '../src/quiet/cards';
import { speak } from '../src/words/words.svelte';

const FAMILIES = 'fire riot famine flood blight barbarians plague earthquake conflict'.split(' ');
const numbers = Array.from({ length: 11 }, (_, at) => at + 1);
const slugs = ['city-32', ...FAMILIES.flatMap((family) => numbers.map((n) => `${family}-${n}`))];
const things = new Map(slugs.map((slug) => [slug, { slug } as Thing]));

const row = (...cards: string[]) => [
  { innovations: cards.map((card) => ({ card, exhausted: false })) },
];

function view(more: Partial<Record<keyof EmpiresEndView, unknown>> = {}): EmpiresEndView {
  return {
    seat: 0,
    ruleset: 'rulebook',
    names: ['Ada', 'Livia'],
    discards: [],
    conflict_discards: [],
    disasters: [],
    conflict: null,
    prompt: null,
    seats: [
      { seat: 0, hand: ['fire-1', 'fire-2'], row: row() },
      { seat: 1, hand: null, row: row('riot-3') },
    ],
    ...more,
  } as unknown as EmpiresEndView;
}

describe('cards that nobody has seen yet', () => {
  beforeEach(() => speak('en'));

  it('are all but those of our hand and those that lie open', () => {
    const found = unseen(
      view({
        discards: ['flood-4'],
        conflict_discards: ['conflict-2'],
        disasters: [{ disaster: 0, card: 'plague-7' }],
        conflict: 'conflict-9',
      }),
      things,
    );
    const open = 'fire-1 fire-2 riot-3 flood-4 conflict-2 plague-7 conflict-9'.split(' ');
    expect(open.filter((card) => found.has(card))).toEqual([]);
    expect(found.size).toBe(99 - open.length);
    expect(found.has('city-32')).toBe(false);
  });

  it('do not hold what is being placed, paid for or drafted', () => {
    const asked = (prompt: object) => unseen(view({ prompt }), things);
    expect(asked({ kind: 'place_innovation', card: 'blight-5' }).has('blight-5')).toBe(false);
    expect(asked({ kind: 'pay', card: null, choices: [] }).size).toBe(96);
    const choices = [{ move: { do: 'take_card', card: 'riot-9' } }];
    const two = asked({ kind: 'take_two', taken: 'riot-8', choices });
    expect([two.has('riot-8'), two.has('riot-9')]).toEqual([false, false]);
  });

  it('are counted again when the discards are shuffled back', () => {
    expect(unseen(view({ discards: ['flood-4'] }), things).has('flood-4')).toBe(false);
    expect(unseen(view(), things).has('flood-4')).toBe(true);
  });

  it('are of the families that are played with', () => {
    const keys = (of: EmpiresEndView) => families(of, things).map(({ key }) => key);
    expect(keys(view())).toHaveLength(9);
    expect(keys(view({ ruleset: 'manual' }))).not.toContain('plague');
  });

  it('are listed with the rest, which says where it lies', () => {
    const [fire, riot] = families(view({ discards: ['fire-5'] }), things);
    expect(fire!.name).toBe('Fire');
    expect(unseenOf(fire!)).toBe(8);
    const where = (slug: string) =>
      [...fire!.cards, ...riot!.cards].find((card) => card.slug === slug);
    expect(where('fire-1')?.where).toBe('your hand');
    expect(where('fire-5')?.where).toBe('discards');
    expect(where('riot-3')).toEqual({ slug: 'riot-3', where: 'Livia', place: 'card:riot-3' });
    expect(where('riot-4')?.where).toBe('');
  });
});
