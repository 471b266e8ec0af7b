/** The guided first game: which notes were shown. Without this entry, a game isn't guided. */
import { asList, load, loadJson, save, saveJson } from '@/storage/storage';
import type { GameId } from '../match';

const place = (game: GameId) => `${game}.guide`;

export const isGuided = (game: GameId): boolean => load(place(game)) !== null;

export const startGuide = (game: GameId): boolean => saveJson(place(game), []);

export const endGuide = (game: GameId): boolean => save(place(game), null);

export const shownNotes = (game: GameId): string[] =>
  asList(loadJson(place(game)), (each): each is string => typeof each === 'string');

export const saveNotes = (game: GameId, notes: readonly string[]): boolean =>
  saveJson(place(game), notes);
