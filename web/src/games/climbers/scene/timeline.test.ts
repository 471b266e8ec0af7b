import { describe, expect, it } from 'vitest';
import type { BlockView, Spot, StepView } from '@/wasm/climbers';
import { blockCentre, cellCentre } from './lattice';
import { block, position } from './samples';
import { planTurn } from './timeline';

const spot = (x: number, y: number, z: number): Spot => ({ x, y, z });
const kinds = (plan: ReturnType<typeof planTurn>) => plan.cues.map(({ cue }) => cue.kind);

describe('a walk', () => {
  const path = [
    spot(10, 10, 0),
    spot(11, 10, 0),
    spot(12, 10, 1),
    spot(12, 11, 1),
    spot(12, 12, 0),
  ];
  const before = position([], [{ colour: 'red', at: path[0]! }]);
  const plan = planTurn([{ kind: 'walk', text: '', path }], before, before);

  it('slides on the level and hops where the height changes', () => {
    expect(kinds(plan)).toEqual(['slide', 'hop', 'slide', 'hop']);
    expect(plan.duration).toBe(120 + 220 + 120 + 220);
  });

  it('begins and ends where the path does, and hops over the edge', () => {
    expect(plan.moment(0).pawns.get('red')).toEqual(cellCentre(path[0]!));
    expect(plan.moment(plan.duration).pawns.get('red')).toEqual(cellCentre(path[4]!));
    const top = plan.moment(120 + 110).pawns.get('red')!;
    expect(top.y).toBeCloseTo(1.35, 1);
  });

  it('never sinks into the block it hops onto', () => {
    const hop = { start: 120, end: 120 + 220 };
    for (let ms = hop.start; ms <= hop.end; ms += 5) {
      const { x, y } = plan.moment(ms).pawns.get('red')!;
      // The block begins half way between the second and the third cell.
      expect(y).toBeGreaterThanOrEqual(x > -4 ? 1 : 0);
    }
  });
});

describe('a ladder', () => {
  const path = [spot(10, 10, 0), spot(11, 10, 2), spot(12, 10, 2)];
  const before = position([], [{ colour: 'violet', at: path[0]! }]);
  const step: StepView = { kind: 'climb', text: '', ladder: 'small', path, at: 0 };
  const plan = planTurn([step], before, before);

  it('is leaned, climbed rung by rung and gone', () => {
    expect(kinds(plan)).toEqual(['ladder', 'rung', 'rung', 'rung', 'rung', 'rung', 'slide']);
    expect(plan.moment(200).ladder).toMatchObject({ ladder: 'small', opacity: 1 });
    expect(plan.moment(plan.duration).ladder).toBeNull();
    expect(plan.moment(plan.duration).pawns.get('violet')).toEqual(cellCentre(path[2]!));
  });

  it('stands on the lower cell and rests on the edge of the higher block', () => {
    const { foot, head } = plan.moment(300).ladder!;
    expect(foot.y).toBe(0);
    expect(Math.hypot(head.x - foot.x, head.y - foot.y, head.z - foot.z)).toBeCloseTo(2.4);
    // On its way up it passes the edge, at x = -5 and two units high.
    const t = (-5 - foot.x) / (head.x - foot.x);
    expect(foot.y + (head.y - foot.y) * t).toBeCloseTo(2);
    expect(foot.x).toBeGreaterThan(-6);
  });
});

describe('a bridge', () => {
  it('lies over the gap with both ends on the blocks', () => {
    const path = [spot(10, 10, 2), spot(13, 10, 3)];
    const before = position([], [{ colour: 'red', at: path[0]! }]);
    const step: StepView = { kind: 'bridge', text: '', ladder: 'large', path, at: 0 };
    const plan = planTurn([step], before, before);
    const { foot, head } = plan.moment(250).ladder!;
    expect(foot.x).toBeLessThan(-5);
    expect(head.x).toBeGreaterThan(-3);
    expect(plan.moment(plan.duration).pawns.get('red')).toEqual(cellCentre(path[1]!));
    expect(kinds(plan)).toContain('rung');
  });
});

describe('a block', () => {
  const from = block('H1', [10, 10, 0], [2, 2, 1]);
  const wall = block('D1', [13, 10, 0], [2, 2, 4]);
  const { top, bottom, east, west, north, south } = from.faces;
  const to: BlockView = {
    ...from,
    x: 16,
    size: [1, 2, 2],
    faces: { top: west, bottom: east, east: top, west: bottom, north, south },
  };
  const before = position([from, wall], [{ colour: 'yellow', at: spot(16, 10, 0) }]);
  const after = position([to, wall]);
  const step: StepView = {
    kind: 'block',
    text: '',
    before: from,
    after: to,
    pushed: [{ colour: 'yellow', from: spot(16, 10, 0), to: spot(17, 10, 0) }],
  };
  const plan = planTurn([step], before, after);

  it('is lifted, turned on its way and set down', () => {
    expect(kinds(plan)).toEqual(['lift', 'slide', 'turn', 'push', 'down']);
    const start = plan.moment(0).blocks.get('H1')!;
    expect(start.centre).toEqual(blockCentre(from));
    expect(start.turned).toBe(0);
    const end = plan.moment(plan.duration).blocks.get('H1')!;
    expect(end.centre).toEqual(blockCentre(to));
    expect(end.turned).toBe(1);
  });

  it('flies clear of what stands between', () => {
    for (let ms = 0; ms <= plan.duration; ms += 10) {
      const { centre } = plan.moment(ms).blocks.get('H1')!;
      if (centre.x > -3.9 && centre.x < -0.1) expect(centre.y).toBeGreaterThan(4.5);
    }
  });

  it('pushes the pawn away before it comes down', () => {
    const down = plan.cues.find(({ cue }) => cue.kind === 'down')!.at;
    expect(plan.moment(down).pawns.get('yellow')).toEqual(cellCentre(spot(17, 10, 0)));
  });

  it('goes no higher than it must when nothing is in the way', () => {
    const near = { ...from, x: 11 };
    const short = planTurn(
      [{ kind: 'block', text: '', before: from, after: near, pushed: [] }],
      position([from]),
      position([near]),
    );
    for (let ms = 0; ms <= short.duration; ms += 20)
      expect(short.moment(ms).blocks.get('H1')!.centre.y).toBeLessThan(1.4);
  });
});

describe('a whole turn', () => {
  it('plays its steps one after the other and ends with the game', () => {
    const path = [spot(10, 10, 0), spot(11, 10, 0)];
    const before = position([], [{ colour: 'red', at: path[0]! }]);
    const after = position([], [{ colour: 'red', at: path[1]! }], {
      stones: [{ colour: 'red', at: spot(12, 12, 2) }],
      turn: null,
    });
    const plan = planTurn(
      [
        { kind: 'walk', text: '', path },
        { kind: 'stone', text: '', at: spot(12, 12, 2) },
      ],
      before,
      after,
    );
    expect(kinds(plan)).toEqual(['slide', 'stone', 'win']);
    expect(plan.moment(50).stones.size).toBe(0);
    expect(plan.moment(plan.duration).stones.get('red')).toEqual(cellCentre(spot(12, 12, 2)));
  });
});
