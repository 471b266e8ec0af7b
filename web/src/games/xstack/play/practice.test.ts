import { beforeEach, describe, expect, it } from 'vitest';
import { PracticeMark } from './practice.svelte';
import { human, setup } from './testing';

const game = setup(human, human);

class FakeStorage {
  private readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, text: string) => void this.entries.set(key, text);
  removeItem = (key: string) => void this.entries.delete(key);
}

let storage: FakeStorage;

/** As after loading the page. */
function opened(ply: number, from = game): PracticeMark {
  const mark = new PracticeMark(storage);
  mark.open(from, ply);
  return mark;
}

beforeEach(() => (storage = new FakeStorage()));

describe('a game is practice', () => {
  it('once a turn was played again, and stays so', () => {
    const mark = opened(3);
    expect(mark.isPractice).toBe(false);
    mark.retry();
    expect(mark.isPractice).toBe(true);
    expect(opened(5).isPractice).toBe(true);
  });

  it('if the page was loaded again after the hand had touched a block', () => {
    opened(3).touch(3);
    expect(opened(3).isPractice).toBe(true);
  });

  it('but not if the turn was finished before', () => {
    opened(3).touch(3);
    expect(opened(4).isPractice).toBe(false);
    expect(opened(3, { ...game, seed: 99 }).isPractice, 'another game').toBe(false);
  });
});
