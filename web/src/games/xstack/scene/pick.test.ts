import { Quaternion, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { meetFacing } from '@/engine/ray';
import { FAN_STAND } from './fan';
import { MM } from './measures';
import { BOARD, around, pickBlock, standBoards, type Placed } from './pick';

const at = (x: number, y: number, z: number) => new Vector3(x, y, z);
const yaw = (angle: number) => new Quaternion().setFromAxisAngle(at(0, 1, 0), angle);
const BAR = [3.3, 1, 1] as const;
const block = (number: number, place: Vector3, turn = new Quaternion()): Placed => ({
  block: number,
  size: BAR,
  at: place,
  turn,
});
const fromFront = (x: number, y: number) => ({ origin: at(x, y, 50), direction: at(0, 0, -1) });

describe('pickBlock', () => {
  it('meets the nearest block, and says where in the room and where on the block', () => {
    const near = block(4, at(0, 5, 2));
    const hit = pickBlock(fromFront(1.2, 5.1), [block(1, at(0, 5, 0)), near])!;
    expect(hit.block).toBe(4);
    expect(hit.point).toMatchObject({ x: 1.2, y: 5.1 });
    expect(hit.point.z).toBeCloseTo(2.5);
    expect(hit.own.x).toBeCloseTo(1.2);
    expect(hit.own.z).toBeCloseTo(0.5);
  });

  it('knows how a block is turned: a bar from front to back is met on its end only', () => {
    const turned = [block(0, at(0, 5, 0), yaw(Math.PI / 2))];
    expect(pickBlock(fromFront(1.2, 5), turned)).toBeNull();
    const hit = pickBlock(fromFront(0.2, 5.3), turned)!;
    expect(hit.point.z).toBeCloseTo(1.65);
    // The block's long axis points away from the viewer.
    expect(Math.abs(hit.own.x)).toBeCloseTo(1.65);
    expect(hit.own.y).toBeCloseTo(0.3);
  });

  it('gives a point of the block that lies on its surface, whichever way it is turned', () => {
    for (let step = 0; step < 40; step++) {
      const turn = new Quaternion().setFromAxisAngle(
        at(Math.sin(step), Math.cos(step * 2), 0.3).normalize(),
        step,
      );
      const place = at(0.3, 5, -1);
      const hit = pickBlock(fromFront(0.3, 5), [block(0, place, turn)])!;
      const depth = [hit.own.x / BAR[0], hit.own.y / BAR[1], hit.own.z / BAR[2]].map(Math.abs);
      expect(Math.max(...depth)).toBeCloseTo(0.5);
      const back = new Vector3()
        .copy(hit.own as Vector3)
        .applyQuaternion(turn)
        .add(place);
      expect(back.distanceTo(hit.point as Vector3)).toBeCloseTo(0);
    }
  });

  it('meets nothing beside the blocks', () => {
    expect(pickBlock(fromFront(9, 5), [block(0, at(0, 5, 0))])).toBeNull();
  });
});

describe('standBoards', () => {
  const boards = standBoards(FAN_STAND);
  const crossing = FAN_STAND.crossing * MM;

  it('hide what lies behind an arm, and leave open what lies in the V', () => {
    const inV = block(0, at(0, crossing + 2, 0));
    expect(pickBlock(fromFront(0, crossing + 2), [...boards, inV])?.block).toBe(0);
    const ray = { origin: at(50, crossing + 2, 0), direction: at(-1, 0, 0) };
    expect(pickBlock(ray, [...boards, inV])?.block).toBe(BOARD);
  });

  it('have their upper faces through the crossing', () => {
    const down = (x: number) => ({ origin: at(x, 30, 0), direction: at(0, -1, 0) });
    for (const x of [-3, -0.5, 0.5, 3])
      expect(pickBlock(down(x), boards)!.point.y).toBeCloseTo(crossing + Math.abs(x));
  });
});

describe('around', () => {
  it('is the point itself for a mouse, and widens for a finger', () => {
    expect(around(10, 20, 0)).toEqual([{ x: 10, y: 20 }]);
    const away = around(10, 20, 12).map(({ x, y }) => Math.hypot(x - 10, y - 20));
    expect(away[0]).toBe(0);
    expect(Math.max(...away)).toBeCloseTo(12);
    expect(
      [...away].sort((a, b) => a - b).every((far, index) => Math.abs(far - away[index]!) < 1e-9),
    ).toBe(true);
  });
});

describe('meetFacing', () => {
  it('meets the plane through a point, and none that lies behind or along the ray', () => {
    const ray = { origin: at(1, 2, 10), direction: at(0, 0, -1) };
    expect(meetFacing(ray, at(7, 7, 3), at(0, 0, 1))).toEqual({ x: 1, y: 2, z: 3 });
    expect(meetFacing(ray, at(0, 0, 30), at(0, 0, 1))).toBeNull();
    expect(meetFacing(ray, at(0, 0, 3), at(1, 0, 0))).toBeNull();
  });
});
