import { describe, expect, it } from 'vitest';
import { MotionPlayer } from './motion-player';
import type { BoardView, MotionCue } from './types';

const after: BoardView = { pieces: [] };
const motion = { path: ['a2', 'a3'] };

describe('MotionPlayer', () => {
  it('tells each cue once and resolves at the end', async () => {
    const heard: MotionCue['kind'][] = [];
    const player = new MotionPlayer(({ kind }) => heard.push(kind));
    const done = player.play(motion, after, 1, false, false);
    expect(player.step(1000)).toBeNull();
    for (let now = 1010; player.current; now += 10) player.step(now);
    await done;
    expect(heard).toEqual(['lift', 'slide', 'down']);
  });

  it('hands over the final view when it is cut short', async () => {
    const player = new MotionPlayer(undefined);
    const done = player.play(motion, after, 1, false, false);
    player.step(0);
    expect(player.finish()).toBe(after);
    await done;
    expect(player.finish()).toBeNull();
  });

  it('only fades for those who want no motion', () => {
    const player = new MotionPlayer(undefined);
    void player.play(motion, after, 1, false, true);
    player.step(0);
    const { plan } = player.current!;
    expect(plan.duration).toBe(120);
    expect(plan.piece(0)).toEqual(plan.piece(plan.duration));
    expect(player.step(120)).toBe(after);
  });
});
