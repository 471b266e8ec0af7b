/** Derives the markers on the tower from the table's state. */
import { isHuman } from '@/shell/match';
import type { Colour, Spot } from '@/wasm/climbers';
import type { TowerMarks } from '../scene/types';
import type { Controller, HintPreview } from './controller.svelte';
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
  const { maker, shown, preview } = controller;
  if (preview) return hintMarks(preview);
  const { trace } = shown;
  // The last turn stops mattering once you start a new one.
  const last = trace && maker.steps.length === 0 && !maker.hand;
  return {
    ...handMarks(controller),
    ...ownMark(controller),
    ...spokenOf(controller),
    ...(opened.length > 0
      ? { opened: opened.flatMap(({ colour, cells }) => cells.map((at) => ({ at, colour }))) }
      : {}),
    ...(last
      ? {
          last: {
            ...(trace.block ? { from: trace.block.before, to: trace.block.after } : {}),
            ...(trace.path.length > 1 ? { path: trace.path } : {}),
          },
        }
      : {}),
    ...(cursor?.cell ? { cursor: cursor.cell } : {}),
    ...(cursor?.block ? { cursorBlock: cursor.block } : {}),
  };
}

/** The shown step of a hint: its block, or the pawn's path. */
function hintMarks({ steps, shown }: HintPreview): TowerMarks {
  const step = steps[shown]!;
  if (step.kind === 'block') return { highlight: step.after.id, last: { from: step.before } };
  return 'path' in step ? { path: step.path } : { found: step.at };
}

/** Your pawn, also while others move; with several people on this device, that of the mover. */
export function ownColour({ session: { view } }: Controller): Colour | null {
  const people = view.seats.filter((seat) => isHuman(seat) && !seat.out);
  return people.length === 1 ? people[0]!.colour : view.position.turn;
}

function ownMark(controller: Controller): TowerMarks {
  const own = ownColour(controller);
  return own ? { own } : {};
}

/** The block that a refusal speaks of. */
function spokenOf({ maker: { refused } }: Controller): TowerMarks {
  const block = refused?.refusal.params.carried ?? refused?.refusal.params.block;
  return block === undefined ? {} : { highlight: block };
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
    ...(aim ? { path: aim.path } : {}),
  };
}
