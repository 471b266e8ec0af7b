import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardRenderBudget, renderBudgetFor, pixelRatio, share } from './render-budget';

afterEach(() => vi.unstubAllGlobals());

describe('the render budget', () => {
  it('refines every picture but the simple one', () => {
    expect(renderBudgetFor('low', false).frames).toBe(0);
    expect(renderBudgetFor('low', true).frames).toBe(0);
    expect(renderBudgetFor('auto', true).frames).toBeGreaterThan(0);
    expect(renderBudgetFor('auto', false).frames).toBeGreaterThan(
      renderBudgetFor('auto', true).frames,
    );
  });

  it('leaves the page time between frames where they are slow', () => {
    expect(renderBudgetFor('auto', true).pauseMs).toBeGreaterThan(0);
    expect(renderBudgetFor('auto', false).pauseMs).toBe(0);
  });

  it.each([renderBudgetFor('auto', false), renderBudgetFor('auto', true), cardRenderBudget(true)])(
    'lets the average take over little by little, and wholly at the end',
    (renderBudget) => {
      const shares = Array.from({ length: renderBudget.frames }, (_, index) =>
        share(index + 1, renderBudget),
      );
      expect(shares[0]).toBeLessThan(0.5);
      for (let index = 1; index < shares.length; index++)
        expect(shares[index]).toBeGreaterThan(shares[index - 1]!);
      expect(shares.at(-1)).toBeCloseTo(1);
    },
  );
});

describe('pixel ratio', () => {
  it('is that of the screen, up to double, on a graphics card', () => {
    vi.stubGlobal('devicePixelRatio', 1.5);
    expect(pixelRatio(renderBudgetFor('auto', false), 1920, 1080)).toBe(1.5);
    vi.stubGlobal('devicePixelRatio', 3);
    expect(pixelRatio(renderBudgetFor('auto', false), 390, 844)).toBe(2);
  });

  it('is what can be afforded without one, but never a blur', () => {
    vi.stubGlobal('devicePixelRatio', 2);
    const renderBudget = renderBudgetFor('auto', true);
    const ratio = pixelRatio(renderBudget, 1440, 900);
    expect(ratio * ratio * 1440 * 900).toBeCloseTo(renderBudget.pixels, -1);
    expect(pixelRatio(renderBudget, 390, 844)).toBeGreaterThan(1.9);
    expect(pixelRatio(renderBudget, 8000, 6000)).toBe(0.5);
  });

  it('is never more than the screen has', () => {
    vi.stubGlobal('devicePixelRatio', 0.3);
    expect(pixelRatio(renderBudgetFor('auto', true), 1440, 900)).toBe(0.3);
  });
});
