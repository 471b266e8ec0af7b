import { beforeEach, describe, expect, it } from 'vitest';
import { SceneRoot } from '@/engine/scene-root';
import { FAN_MATERIAL, FAN_STAND } from './fan';
import { METRE, sceneDimensions } from './measures';
import { PileModel } from './pile-model';
import { fanPoses, setPose } from './samples';
import type { HandView, TraysView } from './types';

const TRAYS: TraysView = {
  players: [
    { bonus: [], malus: [] },
    { bonus: [], malus: [] },
  ],
  front: 0,
  toMove: 1,
};
const HAND: HandView = { block: 0, grip: { x: 0, y: 0, z: 0.01 }, strain: 0 };

describe('PileModel', () => {
  let model: PileModel;
  let now: number;
  /** Advances half a second. Returns whether something is still moving. */
  const wait = (): boolean => {
    let moving = true;
    for (let frame = 0; frame < 30; frame++) moving = model.step((now += 17));
    return moving;
  };

  beforeEach(() => {
    now = performance.now();
    model = new PileModel(new SceneRoot(sceneDimensions(FAN_STAND), true));
    model.setMaterial(FAN_MATERIAL);
    model.setTrays(TRAYS, true);
    model.blocks.setPoses(fanPoses());
    model.face(0, 0.2);
  });

  it('comes to rest, so that the picture can be refined', () => {
    expect(wait()).toBe(false);
    model.setMarks({
      hover: 3,
      forbidden: 4,
      malus: [5, 6],
      line: { height: 0.15, reached: false },
    });
    expect(model.step((now += 17))).toBe(true);
    expect(wait()).toBe(false);
    model.setMarks({});
    expect(model.step((now += 17))).toBe(true);
    expect(wait()).toBe(false);
  });

  it('rests while a hand only holds a block, and trembles while it strains', () => {
    model.setHand(HAND);
    expect(wait()).toBe(false);
    model.setHand({ ...HAND, strain: 0.9 });
    expect(wait()).toBe(true);
    model.hand.calm = true;
    expect(wait()).toBe(false);
    model.setHand(null);
    expect(wait()).toBe(false);
    expect(model.hand.group.visible).toBe(false);
  });

  it('keeps the camera until told to measure the pile again', () => {
    wait();
    model.measure();
    const highest = () => Math.max(...model.content(0, 0.2).map(({ y }) => y));
    const before = highest();
    expect(before).toBeGreaterThan(0.221 * METRE);
    const poses = fanPoses();
    setPose(poses, 0, [0, 0.3, 0]);
    model.blocks.setPoses(poses);
    wait();
    expect(highest()).toBe(before);
    model.measure();
    expect(highest()).toBeGreaterThan(before + 3);
  });

  it('has the front trays in the picture, wherever they come from', () => {
    const front = () => Math.max(...model.content(0, 0.2).map(({ z }) => z));
    const before = front();
    expect(before).toBeGreaterThan(6);
    model.setTrays({ ...TRAYS, front: 1 }, false);
    expect(front()).toBe(before);
  });

  it('shows the line at the height of the room, with a label at its left end', () => {
    expect(model.line.end).toBeNull();
    model.setMarks({ line: { height: 0.18, reached: true } });
    expect(model.line.end!.y).toBeCloseTo(0.18 * METRE);
    expect(model.line.end!.x).toBeLessThan(-4);
  });
});
