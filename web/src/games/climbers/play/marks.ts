/** Derives the markers on the tower from the table's state. */
import type { Spot } from '@/wasm/climbers';
import type { TowerMarks } from '../scene/types';
import type { Controller } from './controller.svelte';
import type { Opening } from './reach-preview';

/** The keyboard cursor, if in use. */
export interface Cursor {
  cell: Spot | null;
  block: string | null;
}

export function marksOf(
  controller: Controller,
  cursor: Cursor | null,
  opened: readonly Opening[],
): TowerMarks {
  const { maker, shown } = controller;
  const { trace } = shown;
  // The last turn stops mattering once you start a new one.
  const last = trace && maker.steps.length === 0 && !maker.hand;
  return {
    ...handMarks(controller),
    ...(opened.length > 0
      ? { opened: opened.flatMap(({ colour, cells }) => cells.map((at) => ({ at, colour }))) }
      : {}),
    ...(last
      ? {
          last: {
            ...(trace.block ? { from: trace.block.before, to: trace.block.after } : {}),
            ...(trace.way.length > 1 ? { way: trace.way } : {}),
          },
        }
      : {}),
    ...(cursor?.cell ? { cursor: cursor.cell } : {}),
    ...(cursor?.block ? { cursorBlock: cursor.block } : {}),
  };
}

/** Markers for the block in hand, or for the available actions. */
function handMarks({ maker }: Controller): TowerMarks {
  const { hand, intent, aim, choosingWay } = maker;
  if (hand) {
    return {
      selected: hand.id,
      places: hand.placesNow,
      // The starting place isn't legal, but nothing has been tried yet.
      ghost: { block: hand.ghost, lawful: hand.untouched || hand.step !== null },
    };
  }
  if (intent === 'stone') return { faces: maker.faces };
  const goals = choosingWay ? [choosingWay] : intent === 'block' ? [] : maker.reach;
  return {
    ...(choosingWay ? {} : { movable: maker.movable }),
    ...(intent === 'block' ? { offered: maker.movable } : {}),
    // The whole table is always reachable: tiles there would only be noise.
    reach: goals
      .filter(({ at }) => at.z > 0 || choosingWay)
      .map(({ at, ways }) => ({ at, ladders: ways[0]!.ladders })),
    ...(aim ? { way: aim.way } : {}),
  };
}
