import { describe, expect, it } from 'vitest';
import type { Colour, MoveView } from '@/wasm/climbers';
import { human, newMatch, setup } from './testing';
import { rounds } from './match';

const [RED, YELLOW, BLUE] = ['red', 'yellow', 'darkBlue'] as const;

function turn(colour: Colour, follows = false): MoveView {
  return { kind: 'turn', colour, text: '-', steps: [], height: 1, rose: false, follows };
}

const follow = (colour: Colour) => turn(colour, true);

/** Ply numbers line by line; followers in brackets. */
function lines(together: boolean, moves: MoveView[]): string[] {
  const { options, ...rest } = setup(human, human, human);
  const match = newMatch({ ...rest, options: { ...options, together } });
  const view = { ...match.view(0), moves };
  return rounds(view, [0, 1, 2]).map(({ cells }) =>
    cells.map((cell) => (!cell ? '.' : cell.aside ? `(${cell.ply})` : cell.ply)).join(' '),
  );
}

describe('the table of heights', () => {
  it('has a line for each round', () => {
    expect(lines(false, [turn(RED), turn(YELLOW), turn(BLUE), turn(RED)])).toEqual([
      '1 2 3',
      '4 . .',
    ]);
  });

  // Regression: a line began at each repeated column, which mixed turns with their followers.
  it('has a line for each turn with its followers', () => {
    const moves = [
      ...[turn(RED), follow(YELLOW), follow(BLUE)],
      ...[turn(YELLOW), follow(BLUE), follow(RED)],
      ...[turn(BLUE), follow(RED), follow(YELLOW)],
      turn(RED),
    ];
    expect(lines(true, moves)).toEqual(['1 (2) (3)', '(6) 4 (5)', '(8) (9) 7', '10 . .']);
  });

  it('continues line by line after a departure', () => {
    const out: MoveView = { kind: 'out', colour: YELLOW, rule: 'resignation' };
    const moves = [
      turn(RED),
      follow(YELLOW),
      follow(BLUE),
      out,
      turn(BLUE),
      follow(RED),
      turn(RED),
    ];
    expect(lines(true, moves)).toEqual(['1 (2) (3)', '(5) . 4', '6 . .']);
  });

  it('gives a record that starts with a follower a line of its own', () => {
    expect(lines(true, [follow(BLUE), turn(YELLOW)])).toEqual(['. . (1)', '. 2 .']);
  });
});
