import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, loadPart } from '@/i18n';
import type { MatchView } from '@/wasm/xstack';
import { signOf, type TurnMove } from './match';
import { turnText } from './words';

beforeAll(async () => {
  await chooseLanguage('en');
  await loadPart('xstack');
});

/** A turn in which the first player pulls `B04`, and its result. */
function pulledAt(fallen: string[], malus: string[]): string {
  const act = { block: 'B04', judgement: 'fell', fallen };
  const turn = { kind: 'turn', seat: 0, put: null, bonus: null, cancelled: [], acts: [act], malus };
  const seats = ['Ada', 'Ben'].map((name) => ({ name, player: { kind: 'human' }, out: false }));
  return turnText({ seats } as MatchView, turn as unknown as TurnMove).replace(/^.*? B04\. /, '');
}

describe('what a turn has cost', () => {
  it('names every block once', () => {
    expect(pulledAt(['B04'], ['B04'])).toBe('B04 falls: penalty.');
    expect(pulledAt(['B02', 'W05'], ['B02', 'B04', 'W05'])).toBe(
      '2 blocks fall: B02 and W05. All count as penalties. B04 too.',
    );
    expect(pulledAt([], ['B04'])).toBe('Penalty: B04.');
  });
});

describe('a turn in a few signs', () => {
  const turn = { put: null, bonus: null, malus: [] as string[] };
  const act = (block: string, judgement: string) => ({ block, judgement });
  const cases: [string, object][] = [
    [
      'B04↑ +W02',
      { ...turn, put: 'B04', bonus: 'W02', acts: [act('B04', 'put'), act('W02', 'bonus')] },
    ],
    [
      'B04↑ W02 −1',
      { ...turn, put: 'B04', malus: ['W02'], acts: [act('B04', 'put'), act('W02', 'fell')] },
    ],
    ['B04↓ −1', { ...turn, malus: ['B04'], acts: [act('B04', 'low')] }],
    ['B04 −3', { ...turn, malus: ['B04', 'R01', 'R02'], acts: [act('B04', 'fell')] }],
    ['B04↑', { ...turn, put: 'B04', acts: [act('B04', 'put')] }],
  ];
  it.each(cases)('%s', (signs, made) => {
    expect(signOf(made as TurnMove)).toBe(signs);
  });
});
