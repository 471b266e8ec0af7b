import { describe, expect, it } from 'vitest';
import { chooseLanguage } from '@/i18n';
import { formatClock, TableTime } from '@/shell/table-time';
import { motionOf, printed, rounds } from './match';
import { human, newMatch, setup } from './testing';

describe('the move list', () => {
  it('has a column for each seat, the one that started first', () => {
    const match = newMatch({ ...setup(human, human, human), start: null, first: 'yellow' });
    expect(match.turnOrder()).toEqual([1, 2, 0]);
  });

  it('begins a new line with each round and leaves gaps where nobody moved', () => {
    const view = newMatch(setup(human, human, human)).view(0);
    const pass = (colour: 'red' | 'yellow' | 'green') => ({ kind: 'pass', colour }) as const;
    view.moves = [
      pass('red'),
      pass('yellow'),
      pass('green'),
      pass('red'),
      { kind: 'out', colour: 'yellow', rule: 'resignation' },
      pass('green'),
      pass('red'),
    ];
    const plies = rounds(view, [0, 1, 2]).map((round) =>
      round.cells.map((cell) => cell?.ply ?? null),
    );
    expect(plies).toEqual([
      [1, 2, 3],
      [4, null, 5],
      [6, null, null],
    ]);
  });

  it('starts in the column of the actual first player', () => {
    const view = newMatch(setup(human, human)).view(0);
    view.moves = [{ kind: 'pass', colour: 'yellow' }];
    expect(rounds(view, [0, 1])[0]!.cells).toEqual([null, { text: '––', ply: 1 }]);
  });

  it.each([
    ['c3-c5', 'c3–c5'],
    ['c3xd5', 'c3×d5'],
    ['d4-a1#', 'd4–a1#'],
    ['--', '––'],
  ])('prints %s as %s', (text, expected) => {
    expect(printed(text)).toBe(expected);
  });
});

it('a move is announced with its stone, capture and win', () => {
  const slide = {
    kind: 'slide',
    colour: 'green',
    text: 'c6xh3',
    height: 3,
    from: 'c6',
    to: 'h3',
    path: ['d6', 'h3'],
    captured: { colour: 'red', from: 'h3', to: 'g7' },
    stone: { from: null, to: 'c6' },
    wins: false,
  } as const;
  expect(motionOf({ ...slide, path: [...slide.path] })).toEqual({
    path: ['c6', 'd6', 'h3'],
    captured: { from: 'h3', to: 'g7' },
    stone: { colour: 'green', from: null },
  });
  expect(motionOf({ kind: 'pass', colour: 'red' })).toBeNull();
});

describe('time', () => {
  it('continues where the player left off', () => {
    let clock = 5_000;
    const time = new TableTime(90_000, () => clock);
    expect(time.now()).toBe(90_000);
    clock += 250;
    expect(time.now()).toBe(90_250);
  });

  it.each([
    [-5, '0:00.0'],
    [9_990, '0:09.9'],
    [10_000, '0:10'],
    [59_001, '1:00'],
    [408_000, '6:48'],
    [3_725_000, '1:02:05'],
  ])('%i ms reads %s', (ms, expected) => {
    expect(formatClock(ms)).toBe(expected);
  });

  it.each(['fr', 'de', 'es'] as const)('has a decimal comma in %s', async (language) => {
    await chooseLanguage(language);
    expect(formatClock(7_400)).toBe('0:07,4');
    await chooseLanguage('en');
  });
});
