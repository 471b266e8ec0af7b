import { describe, expect, it } from 'vitest';
import type { Placement } from '@/wasm/klotz';
import {
  FOLDS,
  freeName,
  heightAt,
  images,
  press,
  put,
  sameColumns,
  shift,
  take,
  tally,
  type Fold,
} from './draft';
import { Editor } from './editor.svelte';
import { readLayouts } from './own-layouts.svelte';

const show = (columns: readonly Placement[]) =>
  columns.map(({ cell, height }) => `${height}${cell}`).sort();

describe('images of a cell', () => {
  it.each<[string, Fold, string[]]>([
    ['b5', 1, ['b5']],
    ['b5', 2, ['b5', 'm10']],
    ['b5', 4, ['b5', 'e13', 'j2', 'm10']],
    ['b5', 8, ['b10', 'b5', 'e13', 'e2', 'j13', 'j2', 'm10', 'm5']],
    ['d4', 8, ['d11', 'd4', 'k11', 'k4']],
    ['a1', 4, ['a1', 'a14', 'n1', 'n14']],
  ])('%s, %i-fold', (cell, fold, expected) => {
    expect(images(cell, fold).sort()).toEqual(expected);
  });

  it('have the same images as the cell itself', () => {
    for (const fold of FOLDS) {
      for (const image of images('c6', fold)) {
        expect(images(image, fold).sort()).toEqual(images('c6', fold).sort());
      }
    }
  });
});

describe('placing', () => {
  it('replaces what stood there', () => {
    expect(show(put(put([], 'd4', 1, 1), 'd4', 3, 2))).toEqual(['3d4', '3k11']);
  });

  it('takes away with all images, also those placed alone', () => {
    expect(take(put([], 'k11', 2, 1), 'd4', 2)).toEqual([]);
  });

  it('of the same height twice takes it away again', () => {
    const once = press([], 'b2', 1, 4);
    expect(tally(once)).toEqual({ 1: 4, 2: 0, 3: 0 });
    expect(press(once, 'b2', 1, 4)).toEqual([]);
    expect(heightAt(press(once, 'b2', 2, 4), 'm13')).toBe(2);
  });

  it('builds the diamond from four presses', () => {
    let columns = press([], 'd4', 2, 8);
    columns = press(columns, 'b2', 1, 8);
    columns = press(columns, 'b5', 1, 8);
    columns = press(columns, 'c6', 3, 8);
    expect(tally(columns)).toEqual({ 1: 12, 2: 4, 3: 8 });
  });
});

describe('moving', () => {
  it('takes the images along', () => {
    const columns = put([], 'd4', 2, 4);
    expect(show(shift(columns, 'd4', 'd5', 4))).toEqual(['2d5', '2e11', '2j4', '2k10']);
  });

  it('off a line of symmetry makes no columns out of nothing', () => {
    const columns = put([], 'd4', 2, 8);
    expect(show(shift(columns, 'd4', 'e4', 8))).toEqual(['2d10', '2e4', '2j11', '2k5']);
  });

  it('leaves images alone that have no column', () => {
    expect(show(shift(put([], 'd4', 2, 1), 'd4', 'e4', 4))).toEqual(['2e4']);
  });

  it('pushes aside what stands at the end, and never doubles a cell', () => {
    const columns = [...put([], 'd4', 2, 2), ...put([], 'd5', 1, 2)];
    const moved = shift(columns, 'd4', 'd5', 2);
    expect(show(moved)).toEqual(['2d5', '2k10']);
  });

  it('onto an image of itself swaps them round', () => {
    expect(show(shift(put([], 'd4', 2, 2), 'd4', 'k11', 2))).toEqual(['2d4', '2k11']);
  });

  it('to where it is changes nothing', () => {
    const columns = put([], 'd4', 2, 8);
    expect(sameColumns(shift(columns, 'd4', 'd4', 8), columns)).toBe(true);
  });
});

describe('names', () => {
  it('are numbered when they are taken', () => {
    const list = [
      { name: 'Mine', columns: [] },
      { name: 'Mine 2', columns: [] },
    ];
    expect(freeName('Mine', list)).toBe('Mine 3');
    expect(freeName('Yours', list)).toBe('Yours');
  });
});

describe('kept layouts', () => {
  const good = { name: 'Mine', columns: [{ cell: 'd4', height: 2 }] };

  it('come back as they were', () => {
    expect(readLayouts(JSON.stringify([good]))).toEqual([good]);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '[{'],
    ['no list', '{"name":"Mine"}'],
    ['a cell off the board', JSON.stringify([{ ...good, columns: [{ cell: 'z9', height: 2 }] }])],
    ['a height of four', JSON.stringify([{ ...good, columns: [{ cell: 'd4', height: 4 }] }])],
    ['no columns', JSON.stringify([{ name: 'Mine' }, null])],
  ])('that cannot be read (%s) are left out', (_, text) => {
    expect(readLayouts(text)).toEqual([]);
  });
});

describe('the editor', () => {
  const start = () => new Editor({ name: 'Mine', columns: [{ cell: 'd4', height: 2 }] });

  it('presses with the tool in hand', () => {
    const editor = start();
    editor.fold = 1;
    editor.tool = 3;
    editor.press('e5');
    expect(show(editor.columns)).toEqual(['2d4', '3e5']);
    editor.tool = 'erase';
    editor.press('d4');
    expect(show(editor.columns)).toEqual(['3e5']);
  });

  it('undoes and redoes, and a new change ends the redoing', () => {
    const editor = start();
    expect(editor.canUndo).toBe(false);
    editor.clear();
    editor.undo();
    expect(show(editor.columns)).toEqual(['2d4']);
    editor.redo();
    expect(editor.columns).toEqual([]);
    editor.undo();
    editor.fold = 1;
    editor.place('b2', 1);
    expect(editor.canRedo).toBe(false);
  });

  it('does not count what changed nothing', () => {
    const editor = start();
    editor.move('d4', 'd4');
    editor.remove('a2');
    expect(editor.canUndo).toBe(false);
  });

  it('trims the name of what it hands out', () => {
    const editor = start();
    editor.name = '  Mine  ';
    expect(editor.layout.name).toBe('Mine');
  });
});
