/** The structure of the KLOTZ rules text. */
import type { Outline, RulesText } from '@/shell/rules/shape';

/** The pictures, named after what they show. */
export const FIGURES = ['start', 'bend', 'blocked', 'centre', 'stone', 'capture', 'win'] as const;

export type FigureName = (typeof FIGURES)[number];

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

export const OUTLINE: Outline<SectionName, FigureName> = {
  sections: SECTIONS,
  cover: 'start',
  boxed: 'ours',
  figures: {
    board: ['start'],
    moving: ['bend', 'blocked', 'centre'],
    stones: ['stone'],
    capturing: ['capture'],
    end: ['win'],
  },
};

export type KlotzRulesText = RulesText<SectionName, FigureName>;
