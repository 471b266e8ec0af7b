import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from '@/i18n';
import { departureSentence, isYou, seatName } from './words';

const person = { kind: 'human' } as const;
const bot = { kind: 'bot', level: 1 } as const;
type View = Parameters<typeof isYou>[0];

/** Seats with just enough data to test names. */
const at = (...seats: object[]): View => ({
  seats: seats.map((seat) => ({ name: '', out: null, ...seat })) as unknown as View['seats'],
});

beforeAll(() => chooseLanguage('en'));

describe('isYou', () => {
  it('speaks to the only person as their seat is called', () => {
    const view = at({ player: person }, { player: bot });
    expect([0, 1].map((seat) => isYou(view, seat))).toEqual([true, false]);
    expect(seatName(view, 0)).toBe('You');
    const left = { rule: 'resignation' };
    expect(departureSentence(view, { ...left, seat: 0 })).toBe('You resign and leave the game.');
    expect(departureSentence(view, { ...left, seat: 1 })).toBe(
      'Player 2 resigns and leaves the game.',
    );
  });

  it('names people who have a name or a colour, and people among people', () => {
    expect(isYou(at({ player: person, name: 'Ada' }, { player: bot }), 0)).toBe(false);
    expect(isYou(at({ player: person, colour: 'red' }, { player: bot }), 0)).toBe(false);
    expect(isYou(at({ player: person }, { player: person }), 0)).toBe(false);
  });
});
