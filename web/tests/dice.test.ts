import { describe, expect, it } from 'vitest';

import { pairsOf, partners, wouldPair } from '../src/first-empires/pairing';
import { facesFor, payable, turnOf } from '../src/first-empires/turning';
import type { AnyPrompt } from '../src/generated/first_empires/prompts';
import { aChoice } from './kit';
import { aWorld, dice } from './world';

describe('dice and regions', () => {
  it('pair by colour, the first with the first; swords pair with nothing', () => {
    const view = aWorld({ rus: 1, scythia: 1 }, { dice: dice('green', 'sword', 'green', 'green') });
    expect([...pairsOf(view)]).toEqual([
      [1, 'rus'],
      [3, 'scythia'],
    ]);
  });

  it('pair with no region that is used, foreign, or of a track that is full', () => {
    const view = aWorld({ rus: 1, scythia: 1 }, { dice: dice('green', 'yellow') });
    view.regions[0]!.used = true;
    expect(partners(view, 'green').map(({ region }) => region)).toEqual(['scythia']);
    expect([...pairsOf(view)]).toEqual([[1, 'scythia']]);
    view.seats[0]!.tracks[0]!.level = 2;
    expect([...pairsOf(view)]).toEqual([]);
  });

  it('tell before a die is turned what it would pair with', () => {
    const view = aWorld({ rus: 1, scythia: 1 }, { dice: dice('green', 'sword') });
    const [, sword] = view.dice;
    expect(wouldPair(view, sword!, 'green')?.region).toBe('scythia');
    expect(wouldPair(view, sword!, 'purple')).toBeUndefined();
  });
});

describe('turning a die', () => {
  const give = (card: string, id: number) => ({
    ...aChoice,
    id,
    move: { do: 'discard' as const, card },
    effects: [],
    targets: [],
  });
  const asked = {
    kind: 'prepare',
    choices: [give('walls', 1), give('altars', 2)],
  } as unknown as AnyPrompt;
  const hand = [
    { card: 'walls', progress: 2, count: 2, points: 3, regions: [] },
    { card: 'altars', progress: 0, count: 2, points: 2, regions: [] },
    { card: 'roads', progress: 0, count: 3, points: 2, regions: [] },
  ];

  it('is paid with the least hopeful of the cards that may be given away', () => {
    const view = aWorld({});
    view.seats[0]!.hand = hand;
    expect(payable(asked, view).map(({ card }) => card)).toEqual(['altars', 'walls']);
    expect(payable(null, view)).toEqual([]);
  });

  it('goes to any other face, for swords only to a sword', () => {
    expect(facesFor(asked, 1, 'green')).toHaveLength(5);
    expect(facesFor(asked, 1, 'green')).not.toContain('green');
    expect(facesFor({ ...asked, kind: 'swords' } as AnyPrompt, 1, 'green')).toEqual(['sword']);
  });

  it('is one choice: the card is given away, and the die turned', () => {
    const turn = turnOf(asked, 2, 'sword', 'altars', { title: 'Turn', detail: '' });
    expect(turn?.legs).toEqual([
      { do: 'discard', card: 'altars' },
      { do: 'turn', die: 2, face: 'sword' },
    ]);
    expect(turnOf(asked, 2, 'sword', undefined, { title: '', detail: '' })).toBeNull();
  });

  it('needs only the face where the card is given already', () => {
    const face = { ...give('', 7), move: { do: 'turn' as const, die: 2, face: 'blue' as const } };
    const prompt = { kind: 'convert_die', choices: [face] } as unknown as AnyPrompt;
    expect(facesFor(prompt, 2, 'green')).toEqual(['blue']);
    expect(turnOf(prompt, 2, 'blue', undefined, { title: '', detail: '' })?.id).toBe(7);
  });
});
