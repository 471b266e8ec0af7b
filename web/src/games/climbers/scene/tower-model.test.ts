import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SceneRoot } from '@/engine/scene-root';
import { TOWER_DIMENSIONS } from './dimensions';
import { block, position } from './samples';
import { TowerModel } from './tower-model';

/** Nobody looks at the numbers here. */
const PEN = { fillRect: () => {}, fillText: () => {}, strokeText: () => {} };

describe('the ruler beside the tower', () => {
  let model: TowerModel;
  /** How far up the picture reaches. */
  const top = () => Math.max(...model.content(0, 0.5).map(({ y }) => y));

  beforeEach(() => {
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => PEN }) });
    model = new TowerModel(new SceneRoot(TOWER_DIMENSIONS, true));
    model.show(position([block('C1', [15, 15, 0], [2, 2, 2])]));
  });

  afterEach(() => vi.unstubAllGlobals());

  it('goes up to what is to be reached, and still does when the tower changes', () => {
    model.setRuler([{ colour: 'red', height: 2 }]);
    const usual = top();
    model.setRuler([{ colour: 'red', height: 2 }], 14);
    expect(top()).toBe(usual + 4);
    model.show(
      position([block('C1', [15, 15, 0], [2, 2, 2]), block('C2', [15, 15, 2], [2, 2, 2])]),
    );
    expect(top()).toBe(usual + 4);
  });

  it('is no lower for a goal that is nearer than the top of the tower', () => {
    model.setRuler([{ colour: 'red', height: 2 }]);
    const usual = top();
    model.setRuler([{ colour: 'red', height: 2 }], 5);
    expect(top()).toBe(usual);
  });
});
