import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, loadPart } from '@/i18n';
import coachEnglish from '@/i18n/en/coach';
import { Cancelled } from '@/wasm/asked-worker';
import type { Assessment, Reason } from '@/wasm/wire';
import type { TableView } from '../match';
import { Analysis, turningPoints } from './analysis.svelte';
import { bands, plyAt } from './chart';
import { reasonsText } from './reasons';

const judged = (ply: number, ...chances: number[]): Assessment => ({ ply, chances, line: [] });

describe('the reasons that bots give', () => {
  const sources = import.meta.glob<string>('../../../../crates/bots/src/*/reason.rs', {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  it.each(Object.entries(sources))('of %s have a sentence each, and no other', (path, source) => {
    const game = path.split('/').at(-2)!.replace(/_bot$/, '') as 'klotz' | 'climbers';
    const body = /fn name\(&self\)[^{]*\{([\s\S]*?)\n {4}\}/.exec(source)![1]!;
    const names = [...body.matchAll(/"([a-z-]+)"/g)].map((match) => match[1]!);
    expect(names.length).toBeGreaterThan(4);
    expect(Object.keys(coachEnglish[`${game}Reasons`]).sort()).toEqual(names.sort());
  });

  it('name players as the table does', async () => {
    await chooseLanguage('en');
    await loadPart('coach');
    const view = {
      seats: [
        { colour: 'red', name: '', player: { kind: 'human' }, out: false },
        { colour: 'green', name: 'Ada', player: { kind: 'human' }, out: false },
      ],
    } as TableView;
    const reasons: Reason[] = [
      { code: 'captures', params: { colour: 'green' } },
      { code: 'nears', params: { moves: '3' } },
    ];
    expect(reasonsText('klotz', reasons, view)).toBe(
      'It sends Ada’s Klotz back to the centre. It leaves your Klotz 3 moves from its goal.',
    );
  });
});

describe('turning points', () => {
  it('are where a player’s own move cost most, in the order of play', () => {
    const known = [
      judged(0, 500, 500),
      judged(1, 480, 520), // hardly worse
      judged(2, 800, 200), // the second player gave it away
      judged(3, 300, 700), // and the first one back
    ];
    expect(turningPoints(known, [0, 1, 0])).toEqual([
      { ply: 2, seat: 1, before: 520, after: 200 },
      { ply: 3, seat: 0, before: 800, after: 300 },
    ]);
    expect(turningPoints(known.slice(0, 2), [0, 1, 0])).toEqual([]);
  });
});

describe('the chart', () => {
  it('lays the bands on one another so that they fill it', () => {
    const [lower, upper] = bands([judged(0, 250, 750), judged(1, 1000, 0)], 2, 1);
    expect(lower).toBe('0.0,100.0 300.0,100.0 300.0,0.0 0.0,75.0');
    expect(upper).toBe('0.0,75.0 300.0,0.0 300.0,0.0 0.0,0.0');
  });

  it('knows which move a press means', () => {
    expect([plyAt(0, 10), plyAt(0.26, 10), plyAt(1, 10), plyAt(0.5, 0)]).toEqual([0, 3, 10, 0]);
  });
});

describe('an analysis', () => {
  let asked: number[];
  let cancel: () => void;
  const judge = () => ({
    assess: (_: string, ply: number) =>
      new Promise<Assessment>((resolve, reject) => {
        asked.push(ply);
        cancel = () => reject(new Cancelled());
        if (ply < 2) resolve(judged(ply, 500, 500));
      }),
    cancel: () => cancel?.(),
    dispose: () => {},
  });
  beforeAll(() => {
    asked = [];
  });

  it('goes move by move, stops on request and resumes', async () => {
    const analysis = new Analysis(judge());
    const running = analysis.follow('log', ['a', 'b', 'c']);
    await new Promise((resolve) => setTimeout(resolve));
    expect([analysis.known.length, analysis.running]).toEqual([2, true]);
    analysis.stop();
    await running;
    expect([analysis.known.length, analysis.running]).toEqual([2, false]);
    await analysis.follow('log', ['a', 'b', 'c']);
    expect(asked).toEqual([0, 1, 2]);
    analysis.goOn();
    expect(asked).toEqual([0, 1, 2, 2]);
    analysis.dispose();
  });

  it('follows a continuing match and keeps the results of earlier positions', () => {
    asked = [];
    const analysis = new Analysis(judge());
    analysis.known = [judged(0, 500, 500), judged(1, 400, 600), judged(2, 300, 700)];
    analysis.stopped = true;
    void analysis.follow('log', ['a', 'b']);
    expect(analysis.known).toEqual([judged(0, 500, 500)]);
    analysis.known = [judged(0, 500, 500), judged(1, 400, 600), judged(2, 300, 700)];
    void analysis.follow('log and more', ['a', 'b', 'c']);
    expect(analysis.known).toHaveLength(3);
    void analysis.follow('log taken back', ['a', 'x']);
    expect(analysis.known).toHaveLength(2);
    void analysis.follow('somebody left', ['a', 'x'], 1);
    expect(analysis.known).toEqual([]);
    expect(asked).toEqual([]);
  });
});
