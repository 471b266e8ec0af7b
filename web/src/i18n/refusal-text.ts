/** Refusals of the rules and the table in the reader's words. */
import type { Refusal } from '@/wasm/wire';
import { joinList, lookUp, t } from './i18n.svelte';
import type { PlainKey } from './shape';

/** The parameter that chooses the plural form, for each refusal whose sentence has several. */
export const COUNTED: Readonly<Record<string, string>> = {
  'column-distance': 'height',
  'layout-count': 'found',
  'no-such-ply': 'ply',
  'position-rank-count': 'found',
  'position-rank-length': 'found',
};

/**
 * Why not, in a sentence, and in one more for each cause. A code without a translation is still
 * told, in English.
 */
export function refusalText(refusal: Refusal): string {
  const isPosition = refusal.code.startsWith('position-');
  const params = Object.entries(refusal.params).map(([name, value]) => [
    name,
    isPosition && BLOCKS.has(name) ? value : spoken(name, value),
  ]);
  const counted = COUNTED[refusal.code];
  const values = {
    ...Object.fromEntries(params),
    ...(counted !== undefined && { count: Number(refusal.params[counted]) }),
  };
  const sentence =
    lookUp(`refusals.${refusal.code}`, values) ??
    lookUp(`xstackRefusals.${refusal.code}`, values) ??
    lookUp(`accountRefusals.${refusal.code}`, values) ??
    lookUp(`dailyRefusals.${refusal.code}`, values);
  // The English sentence tells its causes itself.
  if (sentence === null) return refusal.message;
  return [sentence, ...(refusal.causes ?? []).map(refusalText)].join(' ');
}

/**
 * Ladders and colours come by stable names; colours as those of players, or as what can be seen on
 * a face, and sometimes several with spaces between.
 */
function spoken(name: string, value: string): string {
  if (BLOCKS.has(name) && /^[HCDG]\d+$/.test(value)) return t('refusals.block-id', { id: value });
  if (name === 'ladder') return lookUp(`refusals.ladder-${value}`, {}) ?? value;
  const colours = value.split(' ').map((word) => COLOURS.get(word));
  if (!colours.every((key) => key !== undefined)) return shortened(value);
  const words = joinList(colours.map((key) => t(key)));
  return FACES.has(name) ? words.toLocaleLowerCase() : words;
}

/** What is quoted may be a whole file that was no record. */
function shortened(value: string): string {
  return value.length > QUOTED_MAX ? `${value.slice(0, QUOTED_MAX)}…` : value;
}

const QUOTED_MAX = 80;

/** Parameters with a block: its notation, or a name that the game has already put there. */
const BLOCKS: ReadonlySet<string> = new Set(['block', 'carried']);

const FACES: ReadonlySet<string> = new Set(['face', 'top']);

const COLOURS: ReadonlyMap<string, PlainKey> = new Map([
  ['red', 'common.red'],
  ['yellow', 'common.yellow'],
  ['green', 'common.green'],
  ['blue', 'common.blue'],
  ['dark-blue', 'common.darkBlue'],
  ['light-blue', 'common.lightBlue'],
  ['violet', 'common.violet'],
  ['grey', 'common.grey'],
]);
