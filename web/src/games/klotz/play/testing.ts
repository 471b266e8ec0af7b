/** Small KLOTZ matches for tests, played by the real rules. */
import '@/wasm/testing/holz';
import type { Colour, MatchSetup } from '@/wasm/klotz';
import { defaultSetup, KlotzMatch } from '@/wasm/klotz-match';
import { recorded, type Recorded } from '@/wasm/testing/recorded';
import type { Player } from '@/wasm/wire';
import { FILES } from './cells';

export const human: Player = { kind: 'human' };
export const bot: Player = { kind: 'bot', level: 12 };

const COLOURS: readonly Colour[] = ['red', 'yellow', 'green', 'blue'];

/** A position text with these pieces; red is to move. */
export function positionText(
  pieces: Record<string, string>,
  stones: Record<string, string>,
): string {
  const ranks = Array.from({ length: FILES.length }, (_, i) => FILES.length - i);
  const board = ranks.map((rank) => FILES.map((file) => pieces[`${file}${rank}`] ?? '.').join(''));
  const seats = Object.keys(stones);
  const held = seats.map((seat) => `${seat}=${stones[seat]}`);
  return `${board.join('/')} ${seats.join('')} R ${held.join(',')}`;
}

/**
 * Every player has a column of height 1 on the second file: red on b2, yellow on b4, green on b6.
 * Red's Klotz on e1 is one move away from winning on a1; the others are at home.
 */
export function setup(...players: Player[]): MatchSetup {
  const letters = ['R', 'Y', 'G', 'B'].slice(0, players.length);
  const homes: Record<string, string> = { R: 'e1', Y: 'g8', G: 'h8', B: 'h7' };
  const pieces: Record<string, string> = {};
  const stones: Record<string, string> = {};
  letters.forEach((letter, i) => {
    const column = `b${2 * i + 2}`;
    pieces[column] = '1';
    pieces[homes[letter]!] = letter;
    stones[letter] = column;
  });
  return {
    ...defaultSetup(2),
    seats: players.map((player, i) => ({ colour: COLOURS[i]!, name: '', player })),
    first: 'red',
    start: positionText(pieces, stones),
  };
}

export function newMatch(from: MatchSetup): Recorded<KlotzMatch> {
  return recorded(KlotzMatch.start(from, 0));
}
