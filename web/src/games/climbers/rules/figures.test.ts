import { beforeAll, describe, expect, it } from 'vitest';
import { climbersPosition } from '@/wasm/climbers-match';
import { loadHolz } from '@/wasm/holz';
import moduleData from '../../../../pkg/holz_bg.wasm?url&inline';
import { drawing, FIGURE_SPECS } from './figures';
import { FIGURES } from './text/shape';

beforeAll(async () => {
  const response = await fetch(moduleData);
  await loadHolz(await response.arrayBuffer());
});

describe('the pictures', () => {
  // Every position is read by the rules, every step played, every refusal compared: see `drawing`.
  it.each(FIGURES)('%s shows a position of the game, and what is true in it', (name) => {
    const { position } = drawing(name);
    const text = FIGURE_SPECS[name].position?.join(' ') ?? position.text;
    expect(position).toEqual(climbersPosition(text));
  });

  it('mark what their captions say', () => {
    const marks = (name: (typeof FIGURES)[number]) => drawing(name).marks;
    expect(marks('step').path?.at(-1)).toEqual({ x: 15, y: 15, z: 2 });
    expect(drawing('both').ladders.map(({ ladder }) => ladder)).toEqual(['small', 'large']);
    expect(drawing('bridge').ladders[0]).toMatchObject({ kind: 'bridge', ladder: 'small' });
    const costs = new Set(marks('large').reach?.map(({ at, ladders }) => `${at.z}: ${ladders}`));
    expect(costs).toEqual(new Set(['3: large', '4: large']));
    expect(new Set(marks('small').reach?.map(({ ladders }) => ladders.join()))).toEqual(
      new Set(['small']),
    );
  });

  it('count the room on each grey face', () => {
    const { position, marks } = drawing('room');
    const cells = position.blocks.map(({ id, x, y, size: [wide, deep] }) => {
      const on = marks.reach!.filter(
        ({ at }) => at.x >= x && at.x < x + wide && at.y >= y && at.y < y + deep,
      );
      return [id, on.length];
    });
    expect(Object.fromEntries(cells)).toEqual({ H9: 4, H1: 2, C1: 4, D7: 4, D1: 8 });
  });
});
