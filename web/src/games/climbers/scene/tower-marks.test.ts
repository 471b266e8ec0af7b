import { InstancedMesh, Matrix4, Vector3 } from 'three';
import { expect, it } from 'vitest';
import { listTowerMarks } from './mark-list';
import { TowerMarkSet } from './tower-marks';

const STATE = { block: () => undefined, shows: () => true, ground: () => 0 };

function places(marks: TowerMarkSet): Vector3[] {
  const [sheet] = marks.objects;
  if (!(sheet instanceof InstancedMesh)) throw new Error('drawings come first');
  return Array.from({ length: sheet.count }, (_, index) => {
    const matrix = new Matrix4();
    sheet.getMatrixAt(index, matrix);
    return new Vector3().setFromMatrixPosition(matrix);
  });
}

it('shakes the hatching of a refused cell, and no other mark', () => {
  const marks = new TowerMarkSet();
  const cell = { x: 12, y: 14, z: 2 };
  marks.set(
    listTowerMarks(
      { reach: [{ at: { x: 3, y: 4, z: 2 }, ladders: [] }], illegal: { cell } },
      STATE,
    ),
  );
  marks.finish();
  const before = places(marks);
  marks.shakeHatch({ x: 0.06, z: 0 });
  marks.step(performance.now());
  const moved = places(marks).map((place, index) => place.x - before[index]!.x);
  expect(moved).toHaveLength(2);
  expect(moved[0]).toBe(0);
  expect(moved[1]).toBeCloseTo(0.06);
  marks.dispose();
});
