import { describe, expect, it } from 'vitest';
import { REFUSAL_CODES } from '@/wasm/refusal-codes';
import base from './en/base';
import online from './en/online';
import xstack from './en/xstack';
import { namesIn } from './fill';
import { COUNTED } from './refusal-text';

const { refusals } = base;
const { accountRefusals, dailyRefusals } = online;
const { xstackRefusals } = xstack;

/** Those of X-Stack and of accounts are loaded with their pages. */
const parts = { ...xstackRefusals, ...accountRefusals, ...dailyRefusals };
const sentences = { ...refusals, ...parts };

describe('the refusals of the rules and the table', () => {
  it.each(REFUSAL_CODES)('%s has a sentence', (code) => {
    expect(Object.keys(sentences)).toContain(code);
  });

  it('have one sentence each', () => {
    const both = Object.keys(parts).filter((code) => code in refusals);
    expect(both).toEqual([]);
  });

  it('have plural forms exactly where the counted parameter is known', () => {
    const plural = Object.entries(sentences).filter(([, sentence]) => typeof sentence !== 'string');
    expect(plural.map(([code]) => code).sort()).toEqual(Object.keys(COUNTED).sort());
    for (const [code, sentence] of plural) expect(namesIn(sentence), code).toContain(COUNTED[code]);
  });

  it('have no sentence for a code that nobody uses', () => {
    const fromThePage = ['bot-broke-down', 'internal-error'];
    const words = ['ladder-small', 'ladder-large', 'block-id'];
    const unused = Object.keys(sentences).filter(
      (code) => ![...REFUSAL_CODES, ...fromThePage, ...words].includes(code),
    );
    expect(unused).toEqual([]);
  });
});
