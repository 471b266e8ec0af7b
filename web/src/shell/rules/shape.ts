/** The rules text of a game: the same sections and pictures in every language. */

/** A paragraph, a list, steps in order, a table, or terms with definitions. */
export type Block =
  | string
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  | {
      readonly table: {
        readonly head: readonly string[];
        readonly rows: readonly (readonly string[])[];
      };
    }
  | { readonly terms: readonly (readonly [term: string, meaning: string])[] };

/** Alt text and caption of a picture. */
export interface FigureText {
  readonly alt: string;
  readonly caption: string;
}

export interface RulesText<Section extends string, Figure extends string> {
  readonly title: string;
  readonly lead: string;
  /** Heading of the table of contents. */
  readonly contents: string;
  /** Goal, turn and end, on one screen. */
  readonly summary: {
    readonly title: string;
    readonly terms: readonly (readonly [term: string, meaning: string])[];
  };
  readonly sections: Readonly<
    Record<Section, { readonly title: string; readonly body: readonly Block[] }>
  >;
  readonly figures: Readonly<Record<Figure, FigureText>>;
}

/** The structure of a rules text. */
export interface Outline<Section extends string, Figure extends string> {
  /** In order; the names are also the URL fragments. */
  readonly sections: readonly Section[];
  /** The picture beside the summary. */
  readonly cover: Figure;
  /** The section in a box: what we decided where the source is silent. */
  readonly boxed: Section;
  /** The pictures of each section, the first one wide. */
  readonly figures: Readonly<Partial<Record<Section, readonly Figure[]>>>;
}
