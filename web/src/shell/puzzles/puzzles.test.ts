import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Attempt as TurnAttempt } from '@/games/climbers/puzzles/attempt.svelte';
import { Attempt } from '@/games/klotz/puzzles/attempt.svelte';
import type { PuzzleAttempt } from '@/wasm/climbers';
import type { PuzzleReply } from '@/wasm/wire';
import { entryOf, nextOf, type Entry } from './entries';
import { Progress } from './progress.svelte';
import { nameOf } from './puzzle-file';
import { Tries } from './tries.svelte';

const entries: Entry[] = [1, 2, 3].map((number) => ({ number, name: `p${number}`, grade: 1 }));

describe('the list of puzzles', () => {
  it('finds the one an address names', () => {
    expect(entryOf(entries, '2')?.name).toBe('p2');
    expect(entryOf(entries, '02')).toBeNull();
    expect(entryOf(entries, '')).toBeNull();
  });

  it('goes to the next unsolved puzzle, wrapping around', () => {
    const solved =
      (...names: string[]) =>
      (name: string) =>
        names.includes(name);
    expect(nextOf(entries, entries[0]!, solved())?.number).toBe(2);
    expect(nextOf(entries, entries[0]!, solved('p2'))?.number).toBe(3);
    expect(nextOf(entries, entries[2]!, solved('p3'))?.number).toBe(1);
    expect(nextOf(entries, entries[1]!, solved('p1', 'p2', 'p3'))?.number).toBe(3);
    expect(nextOf(entries.slice(0, 1), entries[0]!, solved())).toBeNull();
  });

  it('names puzzles by their positions', () => {
    expect(nameOf('a')).not.toBe(nameOf('b'));
    expect(nameOf('some position')).toMatch(/^[0-9a-z]+$/);
  });
});

describe('progress', () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    });
  });

  it('is saved, and a clean solution stays clean', () => {
    const progress = new Progress('klotz');
    expect(progress.of('x')).toBeNull();
    progress.add('x', 'solved');
    progress.add('x', 'clean');
    progress.add('x', 'solved');
    progress.add('y', 'solved');
    const again = new Progress('klotz');
    expect([again.of('x'), again.of('y'), again.of('z')]).toEqual(['clean', 'solved', null]);
    expect(new Progress('climbers').of('x')).toBeNull();
  });

  it('remembers what went wrong in a puzzle that was left, until it is solved', () => {
    new Progress('klotz').count('x', { mistakes: 1, hints: 0 });
    const again = new Progress('klotz');
    const attempt = new Tries();
    attempt.goOnFrom(again.countOf('x'));
    expect(attempt.how).toBe('solved');
    again.add('x', attempt.how);
    expect(new Progress('klotz').countOf('x')).toEqual({ mistakes: 0, hints: 0 });
    stored.set('holz.klotz.attempts', '{"x":{"mistakes":"many"},"y":3}');
    expect(new Progress('klotz').countOf('x')).toEqual({ mistakes: 0, hints: 0 });
  });

  it('leaves out what is not its own', () => {
    stored.set('holz.klotz.puzzles', '{"x":"clean","y":7}');
    expect(new Progress('klotz').of('y')).toBeNull();
    stored.set('holz.klotz.puzzles', 'half a');
    expect(new Progress('klotz').of('x')).toBeNull();
  });
});

describe('an attempt at KLOTZ', () => {
  const reply = (right: boolean): PuzzleReply => ({ ply: 1, text: 'a-b', right, reasons: [] });
  const coach = (right: boolean) => ({
    puzzleReply: () => Promise.resolve(reply(right)),
    puzzleHint: () => Promise.resolve({ ply: 0, text: 'a-b', reasons: [] }),
    cancel: () => {},
    dispose: () => {},
  });

  it('counts what was wrong and shows the answer to it', async () => {
    const attempt = new Attempt(coach(false), 3);
    expect((await attempt.chooseMove('log')).text).toBe('a-b');
    expect(attempt.refuted).toEqual(reply(false));
    expect([attempt.mistakes, attempt.how]).toEqual([1, 'solved']);
  });

  it('is clean without mistakes and hints', async () => {
    const attempt = new Attempt(coach(true), 3);
    await attempt.chooseMove('log');
    expect(attempt.refuted).toBeNull();
    expect(attempt.how).toBe('clean');
    await attempt.hint('log');
    expect(attempt.how).toBe('solved');
  });
});

describe('an attempt at The Climbers', () => {
  const outcome = (right: boolean): PuzzleAttempt => ({ right, reached: 7, seen: 'block' });
  const coach = (right: boolean) => ({
    puzzleAttempt: (line: string, turn: string) => {
      expect([line, turn]).toEqual(['the line', 'w3,4']);
      return Promise.resolve(outcome(right));
    },
    puzzleSolution: () => Promise.resolve({ ply: 0, text: 'w3,4', reasons: [] }),
    cancel: () => {},
    dispose: () => {},
  });

  it('is told the result of the turn', async () => {
    const wrong = new TurnAttempt(coach(false), 'the line');
    await wrong.judge('w3,4');
    expect(wrong.outcome).toEqual(outcome(false));
    expect([wrong.mistakes, wrong.how]).toEqual([1, 'solved']);
    const right = new TurnAttempt(coach(true), 'the line');
    await right.judge('w3,4');
    expect([right.outcome?.right, right.mistakes, right.how]).toEqual([true, 0, 'clean']);
  });

  it('hints at the block before it shows everything, and counts both', async () => {
    const attempt = new TurnAttempt(coach(true), 'the line');
    attempt.nameBlock();
    expect([attempt.named, attempt.hints, attempt.how]).toEqual([true, 1, 'solved']);
    expect((await attempt.hint()).text).toBe('w3,4');
    expect(attempt.hints).toBe(2);
  });
});
