import { describe, expect, it } from 'vitest';
import base from './en/base';
import online from './en/online';
import xstack from './en/xstack';
import { namesIn } from './fill';
import { COUNTED } from './refusal-text';

const { refusals } = base;
const { accountRefusals } = online;
const { xstackRefusals } = xstack;

/** Every Rust source of the crates whose refusals can reach a player, without its tests. */
const sources = Object.values(
  import.meta.glob<string>(
    '../../../crates/{game,klotz,climbers,xstack,table,match-log,session,wire,wasm,wasm-facade,wasm-xstack,bots}/src/**/*.rs',
    {
      query: '?raw',
      import: 'default',
      eager: true,
    },
  ),
).map((source) => source.split('#[cfg(test)]')[0]!);

/** The codes in the bodies of `fn code(&self)`, and those given where a refusal is made directly. */
function codes(source: string): string[] {
  const bodies = [...source.matchAll(/fn code\(&self\)[^{]*\{([\s\S]*?)\n {4}\}/g)].map(
    (m) => m[1]!,
  );
  const direct = [...source.matchAll(/code: "([a-z-]+)"/g)].map((m) => m[1]!);
  const named = bodies.flatMap((body) => [...body.matchAll(/"([a-z][a-z-]*)"/g)].map((m) => m[1]!));
  return [...named, ...direct];
}

/** Those of X-Stack and of accounts are loaded with their pages. */
const parts = { ...xstackRefusals, ...accountRefusals };
const sentences = { ...refusals, ...parts };

describe('the refusals of the rules and the table', () => {
  const known = [...new Set(sources.flatMap(codes))].sort();

  it('are found in the sources', () => {
    // The reader of the sources would find nothing if their shape changed: that must not pass.
    expect(known.length).toBeGreaterThan(40);
    expect(known).toContain('foreign-stone');
    expect(known).toContain('not-your-turn');
  });

  it.each(known)('%s has a sentence', (code) => {
    expect(Object.keys(sentences)).toContain(code);
  });

  it('have one sentence each', () => {
    const both = Object.keys(parts).filter((code) => code in refusals);
    expect(both).toEqual([]);
  });

  it('have plural forms exactly where it is known what they count', () => {
    const plural = Object.entries(sentences).filter(([, sentence]) => typeof sentence !== 'string');
    expect(plural.map(([code]) => code).sort()).toEqual(Object.keys(COUNTED).sort());
    for (const [code, sentence] of plural) expect(namesIn(sentence), code).toContain(COUNTED[code]);
  });

  it('have no sentence for a code that nobody uses', () => {
    const fromThePage = ['bot-broke-down', 'internal-error'];
    const words = ['ladder-small', 'ladder-large'];
    const unused = Object.keys(sentences).filter(
      (code) => ![...known, ...fromThePage, ...words].includes(code),
    );
    expect(unused).toEqual([]);
  });
});
