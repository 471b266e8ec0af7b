import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, LANGUAGES } from '@/i18n';
import type { Ply } from '@/shell/match';
import type { BlockView, MatchView, MoveView, StepView } from '@/wasm/climbers';
import type { Announcement } from './announcement';
import { BlockInHand } from './block-in-hand.svelte';
import { bot, human, newMatch, setup } from './testing';
import {
  betterTurn,
  blockName,
  briefTurn,
  climbersRefusalText,
  paintedName,
  cellName,
  costName,
  faceSentences,
  narrate,
  openingText,
  poseName,
  positionSentences,
} from './words';

const match = newMatch(setup(human, bot));
const view = match.view(0);
const spot = (x: number, y: number, z: number) => ({ x, y, z });
const path = [spot(14, 12, 0), spot(16, 14, 1)];

const before = view.position.blocks.find(({ id }) => id === 'H1')!;
const moved: BlockView = { ...before, x: 15, y: 16 };
const turned: BlockView = { ...before, size: [1, 2, 2] };
const push = { colour: 'yellow', from: spot(15, 16, 0), to: spot(17, 16, 0) } as const;

const steps = {
  walk: { kind: 'walk', text: 'w16,14', path },
  climb: { kind: 'climb', text: 's16,14', ladder: 'small', path, at: 0 },
  bridge: { kind: 'bridge', text: 'bl16,14', ladder: 'large', path, at: 0 },
  block: { kind: 'block', text: 'H1@14,14:2x2x1:r', before, after: moved, pushed: [push] },
  turn: { kind: 'block', text: 'H1@16,14:1x2x2:g', before, after: turned, pushed: [] },
  stone: { kind: 'stone', text: 'x14,14', at: spot(14, 14, 2) },
} satisfies Record<string, StepView>;

function turnOf(colour: 'red' | 'yellow', made: StepView[], rose: boolean): Ply<MoveView> {
  return { kind: 'turn', colour, text: '-', steps: made, height: 1, rose, follows: false };
}

function held(x: number): BlockInHand {
  const hand = new BlockInHand(match, before);
  hand.moveTo(x, 16);
  return hand;
}

const events: [Announcement, string][] = [
  [{ kind: 'stepped', steps: [steps.walk] }, 'Red walks to 16,14, height 1.'],
  [
    { kind: 'stepped', steps: [steps.climb] },
    'Red uses the small ladder to climb to 16,14, height 1.',
  ],
  [
    { kind: 'stepped', steps: [steps.bridge] },
    'Red crosses the large ladder bridge to 16,14, height 1.',
  ],
  [
    { kind: 'stepped', steps: [steps.block] },
    'Red places the red half cube at 15,16, height 0, red on top. Yellow’s pawn is pushed to 17,16.',
  ],
  [
    { kind: 'stepped', steps: [steps.turn] },
    'Red rotates the red half cube at 16,14: standing across the x axis, red on top.',
  ],
  [{ kind: 'stepped', steps: [steps.stone] }, 'Red places the blocking stone at 14,14.'],
  [
    { kind: 'move', move: turnOf('red', [steps.walk], true) },
    'Red ends their turn at height 1, a new best.',
  ],
  [{ kind: 'move', move: turnOf('red', [steps.walk], false) }, 'Red ends their turn at height 1.'],
  [{ kind: 'move', move: turnOf('red', [], false) }, 'Red passes.'],
  [
    { kind: 'move', move: turnOf('yellow', [steps.walk, steps.stone], true) },
    'Yellow walks to 16,14, height 1. Yellow places the blocking stone at 14,14. Height 1, a new best.',
  ],
  // Regression: screen readers only heard the end of a replayed turn.
  [
    { kind: 'retold', move: turnOf('red', [steps.walk, steps.stone], false) },
    'Red walks to 16,14, height 1. Red places the blocking stone at 14,14. Height 1.',
  ],
  [{ kind: 'retold', move: turnOf('red', [], false) }, 'Red passes.'],
  [{ kind: 'taken', block: 'C1', places: 1 }, 'Holding the red cube; 1 possible place.'],
  [{ kind: 'held', hand: held(13) }, '13,16, height 0, lying, red on top: allowed.'],
  [{ kind: 'stone', faces: 3 }, 'Holding the stone; 3 possible faces.'],
  [{ kind: 'undone', steps: 1 }, 'Undone. 1 step made this turn.'],
  [{ kind: 'hint', steps: [], reasons: [] }, 'Hint: pass.'],
  [
    { kind: 'follow', seat: 0, after: 'yellow' },
    'Red may follow Yellow: move their pawn (no ladders), or pass.',
  ],
  [
    { kind: 'lastChance', seat: 1 },
    'Last chance for Yellow: beat their own best height or the game ends.',
  ],
];

describe('in English', () => {
  beforeAll(() => chooseLanguage('en'));

  it.each(events)('%j is told', (said, sentence) => {
    expect(narrate(said, view)).toBe(sentence);
  });

  it('names blocks, poses and costs', () => {
    expect([
      paintedName('H3', 'red'),
      paintedName('C1', 'lightBlue'),
      paintedName('D9', 'violet'),
      paintedName('G2', 'grey'),
    ]).toEqual(['red half cube', 'light blue cube', 'violet double cube', 'grey big block']);
    expect(blockName(before)).toBe('red half cube');
    const poses = [
      [2, 2, 1],
      [1, 2, 2],
      [2, 2, 4],
      [4, 2, 2],
      [2, 6, 2],
    ] as const;
    expect(poses.map((size) => poseName(size))).toEqual([
      'lying',
      'standing across the x axis',
      'standing',
      'lying along the x axis',
      'lying along the y axis',
    ]);
    expect(costName([])).toBe('no ladder');
    expect(costName(['small', 'large'])).toBe('both ladders');
  });

  it('names blocks in refusals by what can be seen', () => {
    const refusal = { code: 'carries-block', params: { block: 'C1', carried: 'H1' }, message: '' };
    expect(climbersRefusalText(refusal, view.position)).toBe(
      'The red half cube is on the red cube.',
    );
  });

  it('tells in the list of turns what was done, and in the analysis what differs', () => {
    const walked = turnOf('red', [steps.walk], true);
    const built = turnOf('red', [steps.block], false);
    expect(briefTurn(walked)).toBe('height 1');
    expect(briefTurn(built)).toBe('red half cube → height 1');
    expect(betterTurn(built, walked)).toBe('red half cube instead, height 1');
    expect(betterTurn({ ...walked, height: 3 }, walked)).toBe('height 3 instead of 1');
    expect(betterTurn(built, { ...built, height: 1 })).toBe('same block, height 1');
  });

  it('names a cell with all that is on it and what it means', () => {
    const { position } = view;
    expect(cellName(spot(14, 12, 0), view, position, null, [])).toBe('14,12, table, Red’s pawn');
    const reach = match.reach().find(({ at }) => at.x === 12 && at.y === 14);
    expect(cellName(spot(12, 14, 2), view, position, reach!, ['C1'])).toBe(
      '12,14, height 2, red cube, can be reached, small ladder, can be moved',
    );
  });

  it('says what is looked back at, not only where that is', () => {
    const seen: MatchView = { ...view, moves: [turnOf('red', [steps.walk], true)] };
    expect(narrate({ kind: 'shown', ply: 1, of: 1 }, seen)).toBe(
      'Reviewing move 1 of 1. Red walks to 16,14, height 1. Height 1, a new best.',
    );
    expect(narrate({ kind: 'shown', ply: 0, of: 1 }, seen)).toBe('Reviewing move 0 of 1.');
  });

  it('does not call following a turn', () => {
    const following: MatchView = { ...view, position: { ...view.position, following: 'yellow' } };
    expect(narrate({ kind: 'turn', seat: 0 }, view)).not.toBe('');
    expect(narrate({ kind: 'turn', seat: 0 }, following)).toBe('');
  });

  it('describes the building from the top, with pawns', () => {
    const roof: BlockView = { ...before, id: 'H3', x: 12, y: 15, z: 2, size: [2, 1, 2] };
    const pawns = [{ colour: 'red' as const, at: spot(13, 14, 2) }];
    const position = { ...view.position, blocks: [...view.position.blocks, roof], pawns };
    expect(faceSentences(view, position)).toEqual([
      'red half cube, 12,15, height 4',
      'red cube, 12,14, height 2, Red’s pawn',
      'red half cube, 16,14, height 1',
      'red half cube, 18,14, height 1',
    ]);
  });

  it('tells what a place would open by what it changes most', () => {
    const opening = {
      colour: 'red' as const,
      free: { before: 1, after: 3 },
      withLadders: { before: 4, after: 6 },
      cells: [spot(1, 1, 1)],
    };
    const same = { before: 1, after: 1 };
    expect(openingText(opening, view)).toBe('Red: height 1 → 3');
    expect(openingText({ ...opening, free: same }, view)).toBe('Red: with ladders, height 4 → 6');
    expect(openingText({ ...opening, free: same, withLadders: same }, view)).toBe(
      'Red: 1 more cell',
    );
  });

  it('describes the whole position', () => {
    expect(positionSentences(view, view.position)[0]).toBe(
      'Red: height 0, at 14,12; has small ladder, large ladder, and blocking stone left.',
    );
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  beforeAll(() => chooseLanguage(language));
  afterAll(() => chooseLanguage('en'));

  it('every event has its sentence, with nothing left to fill in', () => {
    for (const [said] of events) {
      const sentence = narrate(said, view);
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(/[{}]|undefined/);
    }
  });
});
