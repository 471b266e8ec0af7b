/** What is pointed out on the tower, from the state of the table. */
import type { Spot } from '@/wasm/climbers';
import type { TowerMarks } from '../scene/types';
import type { Controller } from './controller.svelte';
import type { Opening } from './reach-preview';

/** Where the keyboard is, if it is used. */
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
  // What was last is only of interest until something new is begun.
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

/** What is in hand, or else what can be done. */
function handMarks({ maker }: Controller): TowerMarks {
  const { hand, intent, aim, choosingWay } = maker;
  if (hand) {
    return {
      selected: hand.id,
      places: hand.placesNow,
      // Where it was it may not stay, but nothing has been tried yet.
      ghost: { block: hand.ghost, lawful: hand.untouched || hand.step !== null },
    };
  }
  if (intent === 'stone') return { faces: maker.faces };
  const goals = choosingWay ? [choosingWay] : intent === 'block' ? [] : maker.reach;
  return {
    ...(choosingWay ? {} : { movable: maker.movable }),
    ...(intent === 'block' ? { offered: maker.movable } : {}),
    // All of the table can be reached at all times: tiles there would only hide what matters.
    reach: goals
      .filter(({ at }) => at.z > 0 || choosingWay)
      .map(({ at, ways }) => ({ at, ladders: ways[0]!.ladders })),
    ...(aim ? { way: aim.way } : {}),
  };
}
