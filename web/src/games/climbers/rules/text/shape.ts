/** The rules of The Climbers as they are read. */
import type { Outline, RulesText } from '@/shell/rules/shape';

/** The pictures, by what they show. */
export const FIGURES = [
  'tower',
  'room',
  'contact',
  'corner',
  'overhang',
  'push',
  'step',
  'joined',
  'diagonal',
  'full',
  'five',
  'both',
  'small',
  'large',
  'stone',
  'bridge',
] as const;

export type FigureName = (typeof FIGURES)[number];

export const SECTIONS = [
  'goal',
  'pieces',
  'start',
  'turn',
  'block',
  'pawn',
  'ladders',
  'stone',
  'end',
  'variants',
  'options',
  'hints',
  'ours',
  'notation',
] as const;

export type SectionName = (typeof SECTIONS)[number];

export const OUTLINE: Outline<SectionName, FigureName> = {
  sections: SECTIONS,
  cover: 'tower',
  boxed: 'ours',
  figures: {
    pieces: ['room'],
    start: ['tower'],
    block: ['push', 'contact', 'corner', 'overhang'],
    pawn: ['step', 'joined', 'diagonal', 'full', 'five'],
    ladders: ['both', 'small', 'large'],
    stone: ['stone'],
    variants: ['bridge'],
  },
};

export type ClimbersRulesText = RulesText<SectionName, FigureName>;
