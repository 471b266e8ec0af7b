import { beforeAll, describe, expect, it } from 'vitest';
import moduleData from '../../pkg/holz_bg.wasm?url&inline';
import { HolzError } from './answer';
import { loadHolz } from './holz';
import type { MatchSetup } from './klotz';
import {
  checkLayout,
  klotzChooseMove,
  defaultSetup,
  KlotzMatch,
  layoutFromText,
  layoutPosition,
  layouts,
  layoutToText,
} from './klotz-match';

const START_MS = 1_700_000_000_000;

beforeAll(async () => {
  const response = await fetch(moduleData);
  await loadHolz(await response.arrayBuffer());
});

/** Plays moves for the seat to move. */
function play(match: KlotzMatch, ...texts: string[]): void {
  for (const text of texts) {
    const { turn, ply } = match.view(START_MS);
    match.execute({ type: 'playMove', seat: turn ?? 0, ply, text }, START_MS);
  }
}

/** The moves in these tests are legal on this layout, whatever the default is. */
function onDiamond(players: 2 | 3 | 4): MatchSetup {
  const layout = layouts().find(({ name }) => name === 'diamond');
  if (!layout) throw new Error('it comes with the game');
  return { ...defaultSetup(players), layout };
}

function refusalOf(action: () => unknown) {
  try {
    action();
  } catch (error) {
    expect(error).toBeInstanceOf(HolzError);
    return (error as HolzError).refusal;
  }
  throw new Error('nothing was refused');
}

describe('a match', () => {
  it('is played to its end', () => {
    const match = KlotzMatch.start(onDiamond(2), START_MS);
    play(match, 'g7-e5', 'm13-m12', 'e5-c3', 'm12-m13');
    expect(match.movable()).toContain('c3');
    const win = match.targets('c3').find((target) => target.kind === 'win');
    expect(win).toMatchObject({ cell: 'a1', text: 'c3-a1#' });
    play(match, 'c3-a1#');
    const view = match.view(START_MS);
    expect(view.outcome).toEqual({ verdict: 'won', winners: [0], rule: 'corner' });
    expect(view.turn).toBeNull();
    expect(view.moves).toHaveLength(5);
    match.free();
  });

  it('gives the reason of a refusal and stays unchanged', () => {
    const match = KlotzMatch.start(onDiamond(2), START_MS);
    const before = match.log();
    const refusal = refusalOf(() => play(match, 'b2-b4'));
    expect(refusal).toEqual({
      code: 'column-distance',
      params: { height: '1', distance: '2' },
      message: 'a column of height 1 moves exactly one cell',
    });
    expect(match.log()).toBe(before);
    expect(match.whyNot('b2', 'b3')).toBeNull();
    expect(match.whyNot('h8', null)?.code).toBe('foreign-klotz');
    expect(refusalOf(() => match.targets('z1')).code).toBe('not-a-cell');
    match.free();
  });

  it('continues from its log', () => {
    const match = KlotzMatch.start(onDiamond(3), START_MS);
    play(match, 'b2-b3', 'b13-b12');
    match.execute({ type: 'takeBack', seat: 0, ply: 1 }, START_MS + 5);
    const again = KlotzMatch.restore(match.log());
    expect(again.view(START_MS)).toEqual(match.view(START_MS));
    expect(again.lastMs()).toBe(START_MS + 5);
    again.execute({ type: 'redo', seat: 0, ply: 2 }, START_MS + 6);
    expect(again.view(START_MS).ply).toBe(2);
    expect(again.positionAt(0).pieces).toHaveLength(27);
    expect(refusalOf(() => again.positionAt(3)).code).toBe('no-such-ply');
    expect(refusalOf(() => KlotzMatch.restore('{"format":99'))).toMatchObject({
      code: 'log-not-json',
      params: { line: '1' },
    });
    match.free();
    again.free();
  });

  it('goes along with one that is played elsewhere, line by line', () => {
    const remote = KlotzMatch.start(onDiamond(2), START_MS);
    const here = KlotzMatch.restore(remote.log());
    play(remote, 'g7-e5', 'm13-m12');
    const [, first, second] = remote.log().trimEnd().split('\n');
    expect(refusalOf(() => here.append(second!)).code, 'a line is missing').toBe('log-event');
    here.append(first!);
    expect(refusalOf(() => here.append(first!)).code, 'it has happened').toBe('log-event');
    here.append(second!);
    expect(here.log()).toBe(remote.log());
    expect(here.view(START_MS)).toEqual(remote.view(START_MS));
    remote.free();
    here.free();
  });

  it('round-trips through a record file', () => {
    const match = KlotzMatch.start(onDiamond(2), START_MS);
    play(match, 'g7-e5', 'c6-e5');
    match.execute({ type: 'resign', seat: 0 }, START_MS);
    const text = match.record({ date: '2026-11-15' });
    expect(text).toContain('c6xe5');
    const again = KlotzMatch.fromRecord(text, START_MS);
    expect(again.view(START_MS).outcome).toEqual(match.view(START_MS).outcome);
    expect(refusalOf(() => KlotzMatch.fromRecord('hello', START_MS)).code).toBe('bad-record');
    match.free();
    again.free();
  });

  it('counts time', () => {
    const setup: MatchSetup = { ...onDiamond(2), clock: { kind: 'perMove', moveMs: 3000 } };
    const match = KlotzMatch.start(setup, START_MS);
    play(match, 'b2-b3');
    expect(match.view(START_MS + 1000).clock).toEqual({ leftMs: [3000, 2000], running: 1 });
    match.execute({ type: 'checkTime' }, START_MS + 3000);
    expect(match.view(START_MS + 3000).outcome?.rule).toBe('time');
    match.free();
  });

  it('reports a fault of the program as a refusal the page can show', () => {
    const match = KlotzMatch.start(onDiamond(2), START_MS);
    match.free();
    const refusal = refusalOf(() => match.view(START_MS));
    expect(refusal.code).toBe('internal-error');
    expect(refusal.message).toContain(refusal.params.detail);
  });

  it('refuses a setup that makes no sense', () => {
    const setup = { ...defaultSetup(2), first: 'blue' } satisfies MatchSetup;
    expect(refusalOf(() => KlotzMatch.start(setup, START_MS)).code).toBe('first-not-in-play');
    const garbage = { nonsense: true } as unknown as MatchSetup;
    expect(refusalOf(() => KlotzMatch.start(garbage, START_MS)).code).toBe('bad-message');
    expect(refusalOf(() => defaultSetup(5 as 4)).code).toBe('player-count');
  });
});

describe('layouts', () => {
  it('come with the game, can be checked, linked and drawn', () => {
    const all = layouts();
    expect(all[0]?.name).toBe('castle');
    for (const layout of all) {
      expect(checkLayout(layout)).toEqual([]);
      const text = layoutToText(layout);
      expect(encodeURIComponent(text)).toBe(text);
      expect(layoutFromText(text)).toEqual(layout);
    }
    const draft = { name: 'mine', columns: [{ cell: 'a1', height: 1 as const }] };
    const codes = checkLayout(draft).map((refusal) => refusal.code);
    expect(codes).toContain('layout-on-corner');
    expect(codes).toContain('layout-count');
    expect(layoutPosition(draft, ['red', 'green']).pieces).toHaveLength(3);
    expect(refusalOf(() => layoutFromText('nonsense')).code).toBe('bad-layout-link');
  });
});

describe('bots', () => {
  it.each([1, 11, 12, 13, 14, 15])('of level %i play legal moves', { timeout: 60_000 }, (level) => {
    const match = KlotzMatch.start(onDiamond(4), START_MS);
    for (let ply = 0; ply < 4; ply++) {
      const choice = klotzChooseMove(match.log(), level, ply);
      expect(choice.ply).toBe(ply);
      play(match, choice.text);
    }
    match.free();
  });

  it('choose the same with the same seed', { timeout: 60_000 }, () => {
    const match = KlotzMatch.start(onDiamond(2), START_MS);
    const texts = [1, 1, 2, 3, 4, 5].map((seed) => klotzChooseMove(match.log(), 1, seed).text);
    expect(texts[1]).toBe(texts[0]);
    expect(new Set(texts).size).toBeGreaterThan(1);
    match.free();
  });

  it('say when there is nothing to choose or nobody to ask', () => {
    const match = KlotzMatch.start(onDiamond(2), START_MS);
    expect(refusalOf(() => klotzChooseMove(match.log(), 9, 0)).code).toBe('no-such-level');
    match.execute({ type: 'resign', seat: 0 }, START_MS);
    expect(refusalOf(() => klotzChooseMove(match.log(), 1, 0)).code).toBe('match-over');
    match.free();
  });
});
