import { describe, expect, it } from 'vitest';
import type { Colour, Layout, MatchSetup } from '@/wasm/klotz';
import {
  chosenLayout,
  firstChoices,
  problems,
  toSetup,
  withColour,
  withSeatCount,
  type Choices,
  type Defaults,
} from './choices';
import { readChoices } from './remembered';

const LAYOUT: Layout = { name: 'diamond', columns: [{ cell: 'd4', height: 2 }] };

function defaultSetup(...colours: Colour[]): MatchSetup {
  return {
    seats: colours.map((colour) => ({ colour, name: '', player: { kind: 'human' } })),
    first: 'red',
    options: { goal: 'near', idle: 'removed', repetition: 'draw', moveLimit: 400 },
    layout: LAYOUT,
    clock: { kind: 'none' },
    start: null,
  };
}

const DEFAULTS: Defaults = {
  2: defaultSetup('red', 'green'),
  3: defaultSetup('red', 'yellow', 'green'),
  4: defaultSetup('red', 'yellow', 'green', 'blue'),
};

const colours = (choices: Choices) => choices.seats.map((seat) => seat.colour);
const first = firstChoices(DEFAULTS);

describe('the first choice', () => {
  it('is a game of two against the gentlest bot', () => {
    expect(first.seats.map((seat) => seat.player)).toEqual([
      { kind: 'human' },
      { kind: 'bot', level: 12 },
    ]);
    expect(problems(first, LAYOUT)).toEqual([]);
  });
});

describe('the number of seats', () => {
  it('brings the colours the rules suggest, as long as nobody chose others', () => {
    const four = withSeatCount(first, 4, DEFAULTS);
    expect(colours(four)).toEqual(['red', 'yellow', 'green', 'blue']);
    expect(colours(withSeatCount(four, 2, DEFAULTS))).toEqual(['red', 'green']);
  });

  it('leaves chosen colours alone and adds unused ones', () => {
    const chosen = withColour(first, 0, 'blue');
    expect(colours(withSeatCount(chosen, 4, DEFAULTS))).toEqual(['blue', 'green', 'red', 'yellow']);
  });

  it('keeps names and players, and newcomers play like the last', () => {
    const named = structuredClone(first);
    named.seats[0]!.name = 'North';
    const three = withSeatCount(named, 3, DEFAULTS);
    expect(three.seats[0]!.name).toBe('North');
    expect(three.seats[2]!.player).toEqual({ kind: 'bot', level: 12 });
  });

  it('lets chance decide who starts when the one who should have has left', () => {
    const four = { ...withSeatCount(first, 4, DEFAULTS), first: 'blue' as const };
    expect(withSeatCount(four, 2, DEFAULTS).first).toBe('random');
    expect(withSeatCount(four, 4, DEFAULTS).first).toBe('blue');
  });
});

describe('a colour', () => {
  it('that is free is simply taken', () => {
    expect(colours(withColour(first, 1, 'blue'))).toEqual(['red', 'blue']);
  });

  it('that someone has is swapped', () => {
    expect(colours(withColour(first, 1, 'red'))).toEqual(['green', 'red']);
  });
});

describe('problems', () => {
  const clock = (part: Partial<Choices['clock']>): Choices => ({
    ...first,
    clock: { ...first.clock, ...part },
  });

  it.each<[string, Choices, string[]]>([
    ['an empty move limit', { ...first, moveLimit: null }, ['moveLimit']],
    ['no move limit at all', { ...first, moveLimit: 0 }, []],
    ['half a move', { ...first, moveLimit: 1.5 }, ['moveLimit']],
    ['a second for a move', clock({ kind: 'perMove', moveSeconds: 1 }), ['moveSeconds']],
    ['a bad number for a clock not chosen', clock({ kind: 'none', moveSeconds: 1 }), []],
    [
      'two bad numbers',
      clock({ kind: 'increment', baseMinutes: 0, incrementSeconds: null }),
      ['baseMinutes', 'incrementSeconds'],
    ],
  ])('%s', (_, choices, fields) => {
    expect(problems(choices, LAYOUT).map((problem) => problem.field)).toEqual(fields);
  });

  it('name a layout that is gone and a name that is too long', () => {
    const long = structuredClone(first);
    long.seats[1]!.name = 'Maximiliane von Sankt Veit';
    expect(problems(long, undefined)).toEqual([
      { field: 'name', kind: 'tooLong', colour: 'green' },
      { field: 'layout', kind: 'missing' },
    ]);
  });
});

describe('the match', () => {
  it('seats people in turn order, whatever order they were entered in', () => {
    const setup = toSetup(withColour(first, 1, 'red'), LAYOUT, 0);
    expect(setup.seats.map((seat) => seat.colour)).toEqual(['red', 'green']);
    expect(setup.seats[1]!.player.kind).toBe('human');
  });

  it.each([
    [0, 'red'],
    [0.49, 'red'],
    [0.5, 'green'],
    [0.99, 'green'],
  ])('with chance %f is started by %s', (chance, colour) => {
    expect(toSetup({ ...first, first: 'random' }, LAYOUT, chance).first).toBe(colour);
  });

  it('counts time in milliseconds', () => {
    const clock = { ...first.clock, kind: 'increment' as const };
    expect(toSetup({ ...first, clock }, LAYOUT, 0).clock).toEqual({
      kind: 'increment',
      baseMs: 600_000,
      incrementMs: 5000,
    });
  });

  it('finds its layout among the right ones', () => {
    const mine = { ...LAYOUT, columns: [] };
    expect(chosenLayout({ own: true, name: 'diamond' }, [LAYOUT], [mine])).toBe(mine);
    expect(chosenLayout({ own: true, name: 'gone' }, [LAYOUT], [mine])).toBeUndefined();
  });
});

describe('what was remembered', () => {
  it('is restored unchanged', () => {
    const choices = { ...withSeatCount(first, 3, DEFAULTS), first: 'yellow' as const };
    expect(readChoices(JSON.stringify(choices), first)).toEqual(choices);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"seats'],
    ['something else', '[1,2]'],
    ['seats of one colour', JSON.stringify({ seats: [first.seats[0], first.seats[0]] })],
    ['an unknown player', JSON.stringify({ seats: [{ colour: 'red' }, { colour: 'blue' }] })],
    ['unknown words', JSON.stringify({ options: { goal: 'up' }, clock: { kind: 'hourglass' } })],
  ])('and cannot be read (%s) falls back to the default', (_, text) => {
    expect(readChoices(text, first)).toEqual(first);
  });

  it('keeps the parts that can be read', () => {
    const text = JSON.stringify({ moveLimit: 100, options: { goal: 'far' }, first: 'purple' });
    const read = readChoices(text, first);
    expect(read.moveLimit).toBe(100);
    expect(read.options.goal).toBe('far');
    expect(read.first).toBe('red');
  });
});
