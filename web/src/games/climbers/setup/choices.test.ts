import { describe, expect, it } from 'vitest';
import type { Colour, MatchSetup, Options, Preset } from '@/wasm/climbers';
import {
  firstChoices,
  offerTowers,
  presetOf,
  problems,
  swapped,
  toSetup,
  TOWERS_OFFERED,
  withColour,
  withSeatCount,
  type Choices,
} from './choices';
import { readChoices } from './remembered';

const ROUNDS = (players: number) => (players === 2 ? 2 : 1);

const OPTIONS: Options = {
  pawnBeforeBlock: true,
  descend: 'allowed',
  tie: 'last',
  rounds: 1,
  bridges: false,
  together: false,
  lastChance: true,
};

function setupOf(...colours: Colour[]): MatchSetup {
  return {
    seats: colours.map((colour) => ({ colour, name: '', player: { kind: 'human' } })),
    options: OPTIONS,
    tower: 4711,
    clock: { kind: 'none' },
    start: null,
  };
}

const first = firstChoices(setupOf('lightBlue', 'red'));
const colours = (choices: Choices) => choices.seats.map((seat) => seat.colour);

/** Chance as a list of throws, again and again. */
function throws(...values: number[]): () => number {
  let at = 0;
  return () => values[at++ % values.length]!;
}

describe('the first choice', () => {
  it('is a game against a gentle bot with the colours that were drawn', () => {
    expect(colours(first)).toEqual(['lightBlue', 'red']);
    expect(first.seats.map((seat) => seat.player)).toEqual([
      { kind: 'human' },
      { kind: 'bot', level: 12 },
    ]);
    expect(problems(first)).toEqual([]);
  });

  // The rules leave the turn order to chance; the form let the person begin every game.
  it('leaves it to chance who begins, as the rules do', () => {
    expect(toSetup(first, throws(0.99, 0)).seats.map((seat) => seat.colour)).toEqual([
      'red',
      'lightBlue',
    ]);
  });
});

describe('the number of seats', () => {
  it('adds the colours nobody has, violet last', () => {
    expect(colours(withSeatCount(first, 4, ROUNDS))).toEqual([
      'lightBlue',
      'red',
      'yellow',
      'darkBlue',
    ]);
    expect(colours(withSeatCount(first, 5, ROUNDS)).at(-1)).toBe('violet');
  });

  it('takes violet back from whoever only had it because there were five', () => {
    const five = withColour(withSeatCount(first, 5, ROUNDS), 0, 'violet');
    expect(colours(five)).toEqual(['violet', 'red', 'yellow', 'darkBlue', 'lightBlue']);
    expect(colours(withSeatCount(five, 4, ROUNDS))).toEqual([
      'lightBlue',
      'red',
      'yellow',
      'darkBlue',
    ]);
  });

  it('leaves violet to who chose it among fewer', () => {
    const chosen = withColour(first, 0, 'violet');
    expect(colours(withSeatCount(chosen, 3, ROUNDS))).toEqual(['violet', 'red', 'yellow']);
    expect(colours(withSeatCount(withSeatCount(chosen, 4, ROUNDS), 2, ROUNDS))).toEqual([
      'violet',
      'red',
    ]);
  });
});

describe('the turn order', () => {
  it('is changed by letting two players change places', () => {
    expect(colours(swapped(first, 0, 1))).toEqual(['red', 'lightBlue']);
    expect(swapped(first, 1, 2)).toBe(first);
  });

  it('is that of the list if it shall be', () => {
    const listed: Choices = { ...first, order: 'listed' };
    expect(toSetup(listed, throws(0.99)).seats.map((seat) => seat.colour)).toEqual([
      'lightBlue',
      'red',
    ]);
  });

  it('is drawn if chance shall decide, everybody with their own name and colour', () => {
    const drawn = withSeatCount(first, 3, ROUNDS);
    drawn.seats = drawn.seats.map((seat, index) => ({ ...seat, name: ` ${index} ` }));
    const { seats } = toSetup(drawn, throws(0.99, 0, 0));
    expect(seats.map(({ colour, name }) => [colour, name])).toEqual([
      ['yellow', '2'],
      ['lightBlue', '0'],
      ['red', '1'],
    ]);
  });
});

it('the rounds follow the number of players until someone chooses them', () => {
  const two = { ...first, options: { ...OPTIONS, rounds: 2 } };
  const three = withSeatCount(two, 3, ROUNDS);
  expect(three.options.rounds).toBe(1);
  expect(withSeatCount(three, 2, ROUNDS).options.rounds).toBe(2);
  const chosen = { ...three, options: { ...three.options, rounds: 2 } };
  expect(withSeatCount(chosen, 4, ROUNDS).options.rounds).toBe(2);
});

describe('presets', () => {
  const presets: Preset[] = [
    { name: 'classic', options: OPTIONS },
    { name: 'modern', options: { ...OPTIONS, descend: 'forbidden', tie: 'first', together: true } },
  ];

  it.each<[string, Partial<Options>, string | undefined]>([
    ['the usual options', {}, 'classic'],
    ['all of the other set', { descend: 'forbidden', tie: 'first', together: true }, 'modern'],
    ['other rounds', { rounds: 2 }, 'classic'],
    ['some of the other set', { descend: 'forbidden' }, undefined],
    ['a variant beside', { bridges: true }, undefined],
  ])('are recognised: %s', (_, changed, name) => {
    expect(presetOf({ ...OPTIONS, ...changed }, presets)?.name).toBe(name);
  });
});

describe('the towers on offer', () => {
  it('are six different ones', () => {
    const offered = offerTowers(throws(0, 0, 0.5, 0.5, 0.1, 0.2, 0.3, 0.4));
    expect(offered).toEqual([1, 5000, 1000, 2000, 3000, 4000]);
    expect(offered).toHaveLength(TOWERS_OFFERED);
  });

  it('begin with those that shall be among them', () => {
    expect(offerTowers(throws(0.1, 0.2, 0.3, 0.4), [8, 9]).slice(0, 3)).toEqual([8, 9, 1000]);
  });
});

describe('problems', () => {
  it.each<[string, Partial<Choices>, string[]]>([
    ['no tower', { tower: null }, ['tower']],
    ['half a tower', { tower: 0.5 }, ['tower']],
    ['a tower below the ground', { tower: -1 }, ['tower']],
    ['the tower 0', { tower: 0 }, []],
    [
      'a clock without time',
      { clock: { ...first.clock, kind: 'increment', baseMinutes: 0 } },
      ['baseMinutes'],
    ],
  ])('%s', (_, changed, fields) => {
    expect(problems({ ...first, ...changed }).map((problem) => problem.field)).toEqual(fields);
  });

  it('name the seat whose name is too long', () => {
    const long = structuredClone(first);
    long.seats[1]!.name = 'Maximiliane von Sankt Veit';
    expect(problems(long)).toEqual([{ field: 'name', kind: 'tooLong', colour: 'red' }]);
  });
});

describe('what was remembered', () => {
  const chosen: Choices = {
    ...withSeatCount(first, 3, ROUNDS),
    order: 'listed',
    options: { ...OPTIONS, rounds: 2, bridges: true },
    tower: 99,
    clock: { ...first.clock, kind: 'perMove', moveSeconds: 60 },
  };

  it('is restored unchanged, with a new tower', () => {
    expect(readChoices(JSON.stringify(chosen), first)).toEqual({ ...chosen, tower: 4711 });
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"seats'],
    ['six seats', JSON.stringify({ seats: Array.from({ length: 6 }, () => first.seats[0]) })],
    ['colours of another game', JSON.stringify({ seats: [{ colour: 'green' }] })],
    ['unknown words', JSON.stringify({ order: 'up', options: { tie: 'both', rounds: 7 } })],
  ])('and cannot be read (%s) falls back to the default', (_, text) => {
    expect(readChoices(text, first)).toEqual(first);
  });
});
