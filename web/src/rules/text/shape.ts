/** The rules of KLOTZ as they are read: the same sections, figures and options in every language. */

/** The pictures, by what they show. */
export const FIGURES = ['start', 'bend', 'blocked', 'centre', 'stone', 'capture', 'win'] as const;

export type FigureName = (typeof FIGURES)[number];

/** A paragraph, a list of points, or terms and what they mean. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

/** The sections in order; the names are also the anchors of the page. */
export const SECTIONS = [
  'goal',
  'board',
  'turn',
  'moving',
  'stones',
  'capturing',
  'end',
  'fewer',
  'options',
  'ours',
  'notation',
] as const;

export type SectionName = (typeof SECTIONS)[number];

/** Which pictures belong to which section. */
export const SECTION_FIGURES: Readonly<Partial<Record<SectionName, readonly FigureName[]>>> = {
  board: ['start'],
  moving: ['bend', 'blocked', 'centre'],
  stones: ['stone'],
  capturing: ['capture'],
  end: ['win'],
};

export interface RulesText {
  readonly title: string;
  readonly lead: string;
  /** Heads the list of sections. */
  readonly contents: string;
  readonly sections: Readonly<
    Record<SectionName, { readonly title: string; readonly body: readonly Block[] }>
  >;
  readonly figures: Readonly<
    Record<FigureName, { readonly alt: string; readonly caption: string }>
  >;
}
