/** The rules of a game as they are read: the same sections and pictures in every language. */

/** A paragraph, a list of points, or terms and what they mean. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

/** What a picture shows, for those who do not see it, and what to make of it, for everyone. */
export interface FigureText {
  readonly alt: string;
  readonly caption: string;
}

export interface RulesText<Section extends string, Figure extends string> {
  readonly title: string;
  readonly lead: string;
  /** Heads the list of sections. */
  readonly contents: string;
  readonly sections: Readonly<
    Record<Section, { readonly title: string; readonly body: readonly Block[] }>
  >;
  readonly figures: Readonly<Record<Figure, FigureText>>;
}

/** What a game's rules consist of, apart from the words. */
export interface Outline<Section extends string, Figure extends string> {
  /** In order; the names are also the anchors of the page. */
  readonly sections: readonly Section[];
  /** Which pictures belong to which section, the first one wide. */
  readonly figures: Readonly<Partial<Record<Section, readonly Figure[]>>>;
}
