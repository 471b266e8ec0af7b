/** Small matches of The Climbers for tests, played by the real rules. */
import '@/wasm/testing/holz';
import type { Colour, MatchSetup } from '@/wasm/climbers';
import { ClimbersMatch, climbersPresets } from '@/wasm/climbers-match';
import { recorded, type Recorded } from '@/wasm/testing/recorded';
import type { Player } from '@/wasm/wire';

export const human: Player = { kind: 'human' };
export const bot: Player = { kind: 'bot', level: 12 };

const COLOURS: readonly Colour[] = ['red', 'yellow', 'darkBlue'];

/**
 * Two half cubes with red tops side by side, on 16,14 and 18,14, and a red cube on 12,14 that needs a
 * ladder. The pawns stand on the table: red on 14,12, the others beside it. Red is to move.
 */
export function setup(...players: Player[]): MatchSetup {
  const letters = ['r', 'y', 'd'].slice(0, players.length);
  const each = (text: (letter: string, i: number) => string) => letters.map(text).join(';');
  const start = [
    'H1@16,14:2x2x1:r;H2@18,14:2x2x1:r;C1@12,14:2x2x2:r',
    each((letter, i) => `${letter}@${14 + i},12`),
    'r',
    each((letter) => `${letter}:slx`),
    '- - 0',
    each((letter) => `${letter}:0/0`),
  ].join(' ');
  return {
    seats: players.map((player, i) => ({ colour: COLOURS[i]!, name: '', player })),
    options: climbersPresets()[0]!.options,
    tower: 1,
    clock: { kind: 'none' },
    start,
  };
}

export function newMatch(from: MatchSetup): Recorded<ClimbersMatch> {
  return recorded(ClimbersMatch.start(from, 0));
}
