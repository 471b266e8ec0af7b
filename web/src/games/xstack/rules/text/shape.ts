/** The rules of X-Stack as they are read. */
import type { Outline, RulesText } from '@/shell/rules/shape';

/** The figures, by subject. */
export const FIGURES = ['fan', 'wall', 'high-fan', 'line', 'forbidden', 'trays'] as const;

export type FigureName = (typeof FIGURES)[number];

export const SECTIONS = [
  'goal',
  'material',
  'turn',
  'hand',
  'falling',
  'forbidden',
  'points',
  'end',
  'options',
  'ours',
  'notation',
] as const;

export type SectionName = (typeof SECTIONS)[number];

export const OUTLINE: Outline<SectionName, FigureName> = {
  sections: SECTIONS,
  cover: 'fan',
  boxed: 'ours',
  figures: {
    material: ['fan', 'wall', 'high-fan'],
    turn: ['line'],
    forbidden: ['forbidden'],
    points: ['trays'],
  },
};

export type XStackRulesText = RulesText<SectionName, FigureName>;
