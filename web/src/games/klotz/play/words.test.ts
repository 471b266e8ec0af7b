import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, LANGUAGES } from '@/i18n';
import { turnAfter } from '@/shell/match';
import { clockName, outcomeTitle, refusalText, seatName } from '@/shell/words';
import type { MoveView, PositionView } from '@/wasm/klotz';
import type { OutcomeView } from '@/wasm/wire';
import type { Announcement } from './announcement';
import { Choice } from './choice.svelte';
import { bot, human, newMatch, setup } from './testing';
import { cellName, narrate, outcomeRule } from './words';

const view = newMatch(setup(human, bot)).view(0);

const slide: MoveView = {
  kind: 'slide',
  colour: 'red',
  text: 'c6xh3',
  height: 3,
  from: 'c6',
  to: 'h3',
  path: ['d6', 'e6', 'h3'],
  captured: { colour: 'yellow', from: 'h3', to: 'g8' },
  stone: { from: 'b2', to: 'c6' },
  wins: false,
};

const position: PositionView = {
  pieces: [
    { kind: 'column', cell: 'c3', height: 2, stone: 'red' },
    { kind: 'column', cell: 'd4', height: 1, stone: null },
    { kind: 'klotz', cell: 'g7', colour: 'red', idle: false },
    { kind: 'klotz', cell: 'h7', colour: 'blue', idle: true },
    { kind: 'klotz', cell: 'e5', colour: 'green', idle: false },
  ],
  unusedStones: [{ colour: 'green', cell: 'n14' }],
  colours: ['red', 'green'],
  turn: 'red',
  text: '',
};

describe('in English', () => {
  beforeAll(() => chooseLanguage('en'));

  const cells: [string, string][] = [
    ['c3', 'c3, height-2 column, red stone, can move, the last move ended here'],
    ['d4', 'd4, height-1 column, can move'],
    ['e5', 'e5, green Klotz'],
    ['g7', 'g7, red Klotz, red centre cell'],
    ['h7', 'h7, blue Klotz, not in play, blue centre cell'],
    ['a1', 'a1, red corner, the last move started here'],
    ['k9', 'k9, empty'],
  ];
  it.each(cells)('the cell %s is called %j', (cell, name) => {
    const choice = new Choice();
    choice.movable = ['c3', 'd4'];
    expect(cellName(cell, position, choice, ['a1', 'b1', 'c3'])).toBe(name);
  });

  it('targets say what they are, and only the chosen piece is chosen', () => {
    const choice = new Choice();
    choice.movable = ['c3', 'd4'];
    choice.selected = 'd4';
    choice.targets = [
      { cell: 'd5', kind: 'move', path: ['d5'], text: 'd4-d5' },
      { cell: 'e5', kind: 'capture', path: ['e4', 'e5'], text: 'd4xe5' },
      { cell: 'a1', kind: 'win', path: ['a1'], text: 'd4-a1#' },
    ];
    const names = ['d4', 'c3', 'd5', 'e5', 'a1'].map((cell) =>
      cellName(cell, position, choice, null),
    );
    expect(names).toEqual([
      'd4, height-1 column, selected',
      'c3, height-2 column, red stone',
      'd5, empty, target',
      'e5, green Klotz, target: captures the green Klotz',
      'a1, red corner, target: wins the game',
    ]);
  });

  it('a move is announced with its stone and its capture', () => {
    expect(narrate({ kind: 'move', move: slide }, view)).toBe(
      'Red moves the height-3 column from c6 to h3. Their stone moves onto it from b2: only Red may move it now. It captures the yellow Klotz, which returns to g8.',
    );
  });

  it('an end that one of two made names that one, and looking back it is the turn it was', () => {
    const outcome = (rule: string): OutcomeView => ({ verdict: 'won', winners: [1], rule });
    expect(outcomeRule({ ...view, outcome: outcome('resignation') })).toBe('Red resigned.');
    expect(outcomeRule({ ...view, outcome: outcome('time') })).toBe('Red ran out of time.');
    const three = newMatch(setup(human, bot, bot)).view(0);
    expect(outcomeRule({ ...three, outcome: outcome('resignation') })).toBe(
      'Everyone else resigned.',
    );
    const later = { ...view, moves: [slide], turn: 1 };
    expect([turnAfter(later, 0), turnAfter(later, 1)]).toEqual([0, 1]);
  });

  it('a shared win names all winners', () => {
    const outcome: OutcomeView = { verdict: 'won', winners: [0, 1], rule: 'corner' };
    expect(outcomeTitle({ ...view, outcome })).toBe('Shared win: you and Yellow.');
    expect(outcomeTitle({ ...view, outcome: { ...outcome, winners: [1] } })).toBe('Yellow wins.');
  });

  it('the only person is You in the list, a bot goes by its colour', () => {
    expect([seatName(view, 0), seatName(view, 1)]).toEqual(['You', 'Yellow']);
    const two = newMatch(setup(human, human)).view(0);
    expect([seatName(two, 0), seatName(two, 1)]).toEqual(['Red', 'Yellow']);
  });

  const refusals: [string, Record<string, string>, string][] = [
    ['foreign-stone', { from: 'c3', owner: 'green' }, 'Green’s stone is on the column at c3.'],
    [
      'column-distance',
      { height: '1', distance: '2' },
      'A column of height 1 moves exactly one cell.',
    ],
    [
      'column-distance',
      { height: '3', distance: '2' },
      'A column of height 3 moves exactly 3 cells.',
    ],
    ['never-heard-of', {}, 'As the rules put it.'],
  ];
  it.each(refusals)('the refusal %s with %j', (code, params, sentence) => {
    expect(refusalText({ code, params, message: 'As the rules put it.' })).toBe(sentence);
  });

  it('clocks are named shortly', () => {
    expect(clockName({ kind: 'increment', baseMs: 600_000, incrementMs: 5_000 })).toBe(
      '10 min + 5 s',
    );
    expect(clockName({ kind: 'perMove', moveMs: 30_000 })).toBe('30 s per move');
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => chooseLanguage(language));
  afterAll(() => chooseLanguage('en'));

  const won: OutcomeView = { verdict: 'won', winners: [0], rule: 'corner' };
  const said: Announcement[] = [
    { kind: 'move', move: slide },
    { kind: 'move', move: { ...slide, height: 4, captured: null, stone: null, wins: true } },
    { kind: 'move', move: { kind: 'pass', colour: 'yellow' } },
    { kind: 'move', move: { kind: 'out', colour: 'yellow', rule: 'time' } },
    { kind: 'move', move: { kind: 'out', colour: 'yellow', rule: 'resignation' } },
    { kind: 'turn', seat: 0 },
    { kind: 'mustPass', seat: 0 },
    { kind: 'selected', cell: 'c3', targets: 1 },
    { kind: 'selected', cell: 'c3', targets: 7 },
    { kind: 'aimed', cell: 'c3' },
    { kind: 'cancelled' },
    {
      kind: 'refused',
      refusal: { code: 'blocked', params: { from: 'a', to: 'b', on: 'c' }, message: '' },
    },
    { kind: 'takenBack', ply: 1 },
    { kind: 'redone', ply: 2 },
    { kind: 'shown', ply: 1, of: 4 },
    { kind: 'backToGame' },
    { kind: 'drawOffered', by: 0 },
    { kind: 'drawDeclined', by: 1 },
    { kind: 'timeLow', seat: 0, seconds: 10 },
    { kind: 'hint', from: 'c3', to: 'c5', reasons: [] },
    { kind: 'over', outcome: won },
    { kind: 'started' },
    { kind: 'notKept' },
  ];
  it.each(said.map((each) => [each.kind, each] as const))('%s is a whole sentence', (_, each) => {
    const sentence = narrate(each, { ...view, outcome: won });
    expect(sentence).toMatch(/\p{L}.*[.!]$/u);
    expect(sentence).not.toMatch(/[{}]|undefined/);
  });
});
