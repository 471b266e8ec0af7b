import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refusal } from '@/wasm/wire';
import { chooseLanguage } from './i18n.svelte';
import { LANGUAGES } from './languages';
import { refusalText } from './refusal-text';

const COLUMN: Refusal = {
  code: 'layout-on-corner',
  params: { cell: 'a1' },
  message: 'a1 is a corner, where no column may stand',
};

/** A line of a record with a layout with a column on a corner. */
const RECORD: Refusal = {
  code: 'bad-record',
  params: { line: '7' },
  message: `line 7: ${COLUMN.message}`,
  causes: [
    { code: 'bad-layout', params: {}, message: COLUMN.message, causes: [COLUMN] },
    { code: 'position-turn-not-in-play', params: { colour: 'dark-blue' }, message: '' },
  ],
};

describe('a refusal', () => {
  beforeAll(() => chooseLanguage('en'));
  afterAll(() => chooseLanguage('en'));

  it('includes nested causes', () => {
    expect(refusalText(RECORD)).toBe(
      'Line 7 of the record can’t be read. The layout can’t be used. ' +
        'There is a column on the corner a1. Dark blue is to move but isn’t in the game.',
    );
  });

  it.each(LANGUAGES)('is told in %s without a word of the English message', async (language) => {
    await chooseLanguage(language);
    const text = refusalText(RECORD);
    expect(text).not.toContain(COLUMN.message);
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('a1');
  });

  it.each([
    [
      'foreign-face',
      { to: '3,4', face: 'dark-blue' },
      'This face is dark blue; your pawn can’t stand on it.',
    ],
    ['cell-taken', { to: '3,4', colour: 'light-blue' }, 'Light blue’s pawn is on 3,4.'],
    [
      'setup-start-seats',
      { position: 'red dark-blue', seats: 'red violet' },
      'The starting position is for Red and Dark blue, but the seats are for Red and Violet.',
    ],
    ['ladder-gone', { ladder: 'small' }, 'You’ve already used your small ladder.'],
  ])('fills %s with the words for colours and ladders', async (code, params, sentence) => {
    await chooseLanguage('en');
    expect(refusalText({ code, params, message: '' })).toBe(sentence);
  });

  it.each([
    ['column-distance', { height: '1' }, 'A column of height 1 moves exactly one cell.'],
    ['column-distance', { height: '3' }, 'A column of height 3 moves exactly 3 cells.'],
    [
      'layout-count',
      { found: '1', height: '2', expected: '4' },
      'There is 1 column of height 2; there must be 4.',
    ],
    [
      'layout-count',
      { found: '3', height: '1', expected: '12' },
      'There are 3 columns of height 1; there must be 12.',
    ],
    ['position-rank-length', { rank: '4', found: '1' }, 'Rank 4 has 1 cell instead of 14.'],
    ['no-such-ply', { ply: '7' }, 'There is no position after 7 moves.'],
  ])('counts what %s is about', async (code, params, sentence) => {
    await chooseLanguage('en');
    expect(refusalText({ code, params, message: '' })).toBe(sentence);
  });

  it('shortens long quotes', async () => {
    await chooseLanguage('en');
    const params = { text: 'x'.repeat(3_000_000) };
    const text = refusalText({ code: 'record-not-a-header', params, message: '' });
    expect(text).toMatch(/^“x{80}…” isn’t of the form/);
  });

  it('without a sentence of its own is told in English, once', async () => {
    await chooseLanguage('fr');
    const unknown = { ...RECORD, code: 'never-heard-of' };
    expect(refusalText(unknown)).toBe(RECORD.message);
  });
});
