/** The games, in the order in which the pages show them. */
import type { AnyGame, GameDefinition } from '@/shell/game-definition';
import type { GameId } from '@/shell/match';
import { climbers } from './climbers/definition';
import { klotz } from './klotz/definition';
import { xstack } from './xstack/definition';

type Games = { readonly [Id in GameId]: GameDefinition<Id> };

const BY_ID: Games = { klotz, climbers, xstack };

export const GAMES: readonly AnyGame[] = Object.values(BY_ID);

export function gameOf<Id extends GameId>(id: Id): Games[Id] {
  return BY_ID[id];
}
