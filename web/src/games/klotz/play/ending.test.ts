import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage } from '@/i18n';
import { endingOf, sideOf } from './ending';
import { bot, human, newMatch, setup } from './testing';

beforeAll(() => chooseLanguage('en'));

describe('sideOf', () => {
  it.each([
    ['along the diagonal', ['e5', 'c3', 'a1'], 'red', 'middle'],
    ['up the left edge, for red', ['c10', 'b13', 'n14'], 'red', 'left'],
    ['along the far edge, for red', ['g12', 'j14', 'n14'], 'red', 'left'],
    ['up the right edge, for red', ['l8', 'n10', 'n14'], 'red', 'right'],
    // Green sits opposite: what red sees on the right, green sees on the left.
    ['the same for green, on their own way home', ['l8', 'n10', 'n14'], 'green', 'left'],
    ['red along the first rank, seen by red', ['f3', 'e1', 'a1'], 'red', 'right'],
    ['red along the first rank, seen by green', ['f3', 'e1', 'a1'], 'green', 'left'],
  ] as const)('%s', (_, run, front, side) => {
    expect(sideOf(run, front)).toBe(side);
  });
});

describe('endingOf', () => {
  const play = (match: ReturnType<typeof newMatch>, ...texts: string[]) =>
    texts.forEach((text, ply) => match.execute({ type: 'playMove', seat: ply % 2, ply, text }, 0));

  it('tells the only person that they won, in how many moves, and how', () => {
    const match = newMatch(setup(human, bot));
    play(match, 'e1-a1#');
    expect(endingOf(match.view(0), 'red')).toEqual({
      title: 'You won in 1 move.',
      why: 'You slipped through on the right.',
      move: 'e1–a1#',
    });
  });

  it('tells the only person that they lost, and to whom', () => {
    const match = newMatch(setup(bot, human));
    play(match, 'e1-a1#');
    const { title, why } = endingOf(match.view(0), 'yellow');
    expect(title).toBe('You lost.');
    expect(why).toMatch(/^Red slipped through on the (left|right)\.$/);
  });

  it('names the winner among several people', () => {
    const match = newMatch(setup(human, human));
    play(match, 'e1-a1#');
    expect(endingOf(match.view(0), 'red').title).toBe('Red wins.');
  });

  it('leaves other ends in the words of the rules', () => {
    const match = newMatch(setup(human, bot));
    match.execute({ type: 'resign', seat: 0 }, 0);
    expect(endingOf(match.view(0), 'red')).toMatchObject({ title: 'You lost.', move: null });
  });
});
