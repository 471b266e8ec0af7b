/** Key commands at a table of The Climbers, in a match or a puzzle. */
import type { TowerCameraName } from '../scene/types';
import type { Controller } from './controller.svelte';
import type { KeyAction } from './keys';
import { towerHeight } from './lattice';
import type { TableState } from './table-state.svelte';

interface Desk {
  controller: Controller;
  table: TableState;
  /** The 3D view, once loaded. */
  tower: { camera(name: TowerCameraName): void; findPawn(): void } | undefined;
  /** On a phone, a dialog lists the turns. */
  compact: boolean;
}

export function obey(action: KeyAction, { controller, table, tower, compact }: Desk): void {
  switch (action.kind) {
    case 'stone':
      controller.make((each) => each.offerStone());
      return;
    case 'end':
      return controller.endTurn();
    case 'undo':
      return controller.session.undo();
    case 'redo':
      return controller.session.redo();
    case 'hint':
      return controller.session.hint();
    case 'reachPreview':
    case 'seeThrough':
    case 'heights':
      return table.toggle(action.kind);
    case 'again':
      return controller.replayLast();
    case 'peel':
      return table.peelBy(action.by, towerHeight(controller.shown.position));
    case 'find':
      return tower?.findPawn();
    case 'camera':
      return tower?.camera(action.name);
    case 'review':
      return controller.session.review.step(action.by);
    case 'lists':
      table.lists = true;
      document.querySelector<HTMLElement>('section.lists select:not(:disabled)')?.focus();
      return;
    case 'moves':
      if (compact) table.dialog = 'moves';
      else document.querySelector<HTMLElement>('[data-moves] :is([aria-current], button)')?.focus();
      return;
    case 'help':
      table.dialog = 'keys';
      return;
    case 'go':
    case 'act':
    case 'cancel':
    case 'block':
    case 'pose':
    case 'colour':
    case 'next':
    case 'goal':
      return; // the tower handles these
  }
}

/** Escape puts back the block in hand wherever the focus is, unless something else handles it. */
export function escaped(event: KeyboardEvent, controller: Controller): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return;
  if (!document.querySelector('dialog[open]')) controller.cancel();
}
