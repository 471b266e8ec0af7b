/** Tests the typed wrapper of The Climbers with the real module. */
import { beforeAll, describe, expect, it } from 'vitest';
import moduleData from '../../pkg/holz_bg.wasm?url&inline';
import { HolzError } from './answer';
import type { MatchSetup } from './climbers';
import {
  ClimbersMatch,
  climbersChooseMove,
  climbersDefaultSetup,
  climbersPosition,
  climbersPresets,
  climbersTower,
} from './climbers-match';
import { loadHolz } from './holz';
import type { Refusal } from './wire';

beforeAll(async () => {
  const response = await fetch(moduleData);
  await loadHolz(await response.arrayBuffer());
});

/** A cube with a half cube beside it, to climb on; red is to move. */
const STAIRS =
  'H1@6,4:2x2x1:r;C1@4,4:2x2x2:g;C2@10,4:2x2x2:y r@8,4;y@0,0 r r:slx;y:slx - - 0 r:0/0;y:0/0';

function stairs(): MatchSetup {
  const [red, yellow] = (['red', 'yellow'] as const).map((colour) => ({
    colour,
    name: '',
    player: { kind: 'human' as const },
  }));
  return {
    seats: [red!, yellow!],
    options: climbersPresets()[0]!.options,
    tower: 0,
    clock: { kind: 'none' },
    start: STAIRS,
  };
}

function refusalOf(action: () => unknown): Refusal {
  try {
    action();
  } catch (error) {
    if (error instanceof HolzError) return error.refusal;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a match that is played elsewhere', () => {
  it('leaves the turn being made alone until it is about another position', () => {
    const remote = ClimbersMatch.start(stairs(), 0);
    const here = ClimbersMatch.restore(remote.log());
    const tell = () => here.append(remote.log().trimEnd().split('\n').at(-1)!);
    const [goal] = here.reach();
    here.addSteps([goal!.ways[0]!.steps[0]!]);
    const { text } = here.draft();
    remote.execute({ type: 'offerDraw', seat: 1 }, 0);
    tell();
    expect(here.view(0).drawOffer?.by).toBe(1);
    expect(here.draft().steps).toHaveLength(1);
    remote.execute({ type: 'playMove', seat: 0, ply: 0, text }, 0);
    tell();
    expect(here.view(0).ply).toBe(1);
    expect(here.draft().steps).toEqual([]);
    remote.free();
    here.free();
  });
});

describe('what a match starts from', () => {
  it.each([2, 3, 4, 5] as const)('a setup for %i is drawn by its seed', (players) => {
    const setup = climbersDefaultSetup(players, 4711);
    expect(setup.seats).toHaveLength(players);
    expect(setup).toEqual(climbersDefaultSetup(players, 4711));
    const match = ClimbersMatch.start(setup, 0);
    expect(match.view(0).position.blocks).toEqual(climbersTower(4711).blocks);
    match.free();
  });

  it('presets begin with the classic one', () => {
    expect(climbersPresets().map((preset) => preset.name)).toEqual(['classic', 'modern']);
  });

  it('written positions are read, or refused with every cause', () => {
    expect(climbersPosition(STAIRS).text).toBe(`${STAIRS} r:0;y:0`);
    const refusal = refusalOf(() => climbersPosition(STAIRS.replace('r@8,4', 'r@10,4')));
    expect(refusal.code).toBe('bad-position');
    expect(refusal.causes?.map((cause) => cause.code)).toEqual([
      'position-pawn-on-foreign-face',
      'position-best-too-low',
    ]);
  });
});

describe('a turn', () => {
  it('is made step by step, taken back, and played as one move', () => {
    const match = ClimbersMatch.start(stairs(), 0);
    expect(match.draft()).toMatchObject({ steps: [], text: '-', mayMovePawn: true });

    const walked = match.addSteps(['w6,4']);
    expect(walked.steps).toMatchObject([{ kind: 'walk', text: 'w6,4' }]);
    expect(match.addSteps(['w5,5']).position.standings[0]).toMatchObject({ height: 2, best: 2 });
    expect(match.undoAction().text).toBe('w6,4');
    expect(match.clearDraft().text).toBe('-');

    match.addSteps(['w5,5']);
    const place = match.places('H1').find((each) => each.z === 2)!;
    const text = match.addSteps([place.tops[0]!.text]).text;
    expect(match.draft().mayMoveBlock).toBe(false);
    match.execute({ type: 'playMove', seat: 0, ply: 0, text }, 5);
    expect(match.draft()).toMatchObject({ steps: [], position: { turn: 'yellow' } });
    expect(match.view(5).moves).toMatchObject([
      { kind: 'turn', colour: 'red', height: 2, rose: true, follows: false },
    ]);
    match.free();
  });

  it('shows the way of a pawn and where its ladder leans', () => {
    const match = ClimbersMatch.start(stairs(), 0);
    match.addSteps(['w3,4']);
    const climbed = match.addSteps(['s5,5']).steps[1]!;
    expect(climbed).toMatchObject({ kind: 'climb', ladder: 'small' });
    if (climbed.kind !== 'climb') return;
    const [below, above] = climbed.path.slice(climbed.at, climbed.at + 2);
    expect([below!.z, above!.z]).toEqual([0, 2]);
    expect(climbed.path[0]).toEqual({ x: 3, y: 4, z: 0 });
    expect(climbed.path.at(-1)).toEqual({ x: 5, y: 5, z: 2 });
    match.free();
  });

  it('says where everything can go and why something cannot', () => {
    const match = ClimbersMatch.start(stairs(), 0);
    const far = match.reach().find(({ at }) => at.x === 5 && at.y === 5)!;
    expect(far).toEqual({ at: { x: 5, y: 5, z: 2 }, ways: [{ ladders: [], steps: ['w5,5'] }] });
    expect(match.whyNotCell(5, 5)).toBeNull();
    expect(match.whyNotCell(10, 5)).toMatchObject({
      code: 'foreign-face',
      params: { face: 'yellow' },
    });
    expect(match.whyNotCell(40, 5)).toMatchObject({ code: 'not-a-cell' });
    expect(match.blocks()).toEqual(['H1', 'C1', 'C2'].map((block) => ({ block, refusal: null })));
    expect(match.whyNotPlace('H1', 6, 4, [2, 2, 1], 'red')?.code).toBe('unchanged');
    expect(refusalOf(() => match.addSteps(['q'])).code).toBe('not-a-step');
    expect(match.stoneFaces().map((face) => face.block)).toEqual(['H1', 'C1', 'C2']);
    expect(match.whyNotStone(0, 20)?.code).toBe('stone-on-table');
    match.free();
  });

  it('tells about a block in hand, on the table and off it', () => {
    const match = ClimbersMatch.start(stairs(), 0);
    expect(match.poses('H1')).toHaveLength(3);
    const lying = [2, 2, 1] as const;
    expect(match.ghost('H1', 4, 4, lying, 'yellow')).toMatchObject({ x: 4, y: 4, z: 2 });
    expect(match.ghost('H1', 6, 4, lying, 'yellow')).toMatchObject({ z: 0 });
    expect(match.ghost('H1', -1, 4, lying, 'red')).toMatchObject({ x: -1, z: 0 });
    expect(match.whyNotPlace('H1', 4, 4, lying, 'yellow')).toBeNull();
    expect(match.whyNotPlace('H1', -1, 4, lying, 'yellow')?.code).toBe('outside-table');
    expect(match.whyNotPlace('H1', 5, 4, lying, 'yellow')?.code).toBe('overhang');
    expect(match.whyNotPlace('H1', 4, 4, [2, 2, 4], 'yellow')?.code).toBe('pose-not-of-block');
    match.free();
  });

  it('shows what a step would open, and for whom', () => {
    const match = ClimbersMatch.start(stairs(), 0);
    const now = match.reachPreview(null);
    expect(now.map(({ colour }) => colour)).toEqual(['red', 'yellow']);
    expect(now[0]).toMatchObject({ free: 2, withLadders: 2 });
    const without = match.reachPreview('H1@10,4:2x2x1:y')[0]!;
    expect(without).toMatchObject({ free: 0, withLadders: 2 });
    expect(match.draft().steps).toEqual([]);
    match.free();
  });
});

describe('a match', () => {
  it('is saved as a log and as a record', () => {
    const match = ClimbersMatch.start(climbersDefaultSetup(3, 5), 0);
    for (const seat of [0, 1, 2]) {
      match.execute({ type: 'playMove', seat, ply: seat, text: '-' }, seat);
    }
    match.execute({ type: 'resign', seat: 1 }, 10);
    const again = ClimbersMatch.restore(match.log());
    expect(again.view(10)).toEqual(match.view(10));
    const record = ClimbersMatch.fromRecord(match.record({ date: '2026-11-16' }), 10);
    expect(record.view(10).moves).toEqual(match.view(10).moves);
    for (const each of [match, again, record]) each.free();
  });

  it('is played by its bots, who always choose something legal', () => {
    const match = ClimbersMatch.start(climbersDefaultSetup(2, 7), 0);
    for (let ply = 0; ply < 4; ply++) {
      const choice = climbersChooseMove(match.log(), 1 + (ply % 3), ply);
      expect(choice).toEqual(climbersChooseMove(match.log(), 1 + (ply % 3), ply));
      expect(choice.ply).toBe(ply);
      const seat = match.view(0).turn!;
      match.execute({ type: 'playMove', seat, ply, text: choice.text }, 0);
    }
    match.free();
  });

  it('that is over takes no steps', () => {
    const match = ClimbersMatch.start(stairs(), 0);
    match.addSteps(['w6,4']);
    match.execute({ type: 'resign', seat: 0 }, 1);
    expect(match.draft()).toMatchObject({ steps: [], mayMovePawn: false, mayMoveBlock: false });
    expect(match.reach()).toEqual([]);
    expect(refusalOf(() => match.addSteps(['w6,4'])).code).toBe('game-over');
    match.free();
  });
});
