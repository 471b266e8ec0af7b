import { describe, expect, it } from 'vitest';
import { AnimationPlayer, type Plan } from './animation-player';

const plan: Plan<string> = {
  duration: 200,
  cues: [
    { at: 0, cue: 'lift' },
    { at: 95, cue: 'down' },
  ],
};

describe('AnimationPlayer', () => {
  it('plays each cue once and resolves at the end', async () => {
    const cues: string[] = [];
    const player = new AnimationPlayer<typeof plan, string, string>((cue) => cues.push(cue));
    const done = player.begin(plan, 'after');
    expect(player.step(1000)).toBeNull();
    for (let now = 1010; player.current; now += 10) player.step(now);
    await done;
    expect(cues).toEqual(['lift', 'down']);
  });

  it('returns the final view when it is cut short', async () => {
    const player = new AnimationPlayer<typeof plan, string, string>(undefined);
    const done = player.begin(plan, 'after');
    player.step(0);
    expect(player.finish()).toBe('after');
    await done;
    expect(player.finish()).toBeNull();
  });
});
