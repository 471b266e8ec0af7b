/** What a pile on screen needs from its owner: a match, or the editor. */
import type { TableSeat } from '@/shell/match';
import type { Controller } from './controller.svelte';

export type PileHost = Pick<
  Controller,
  | 'maker'
  | 'showing'
  | 'shown'
  | 'hinted'
  | 'moving'
  | 'poses'
  | 'advance'
  | 'takeImpacts'
  | 'grip'
  | 'letGo'
  | 'explain'
  | 'explainDrag'
  | 'hurry'
> &
  Partial<Pick<Controller, 'wanted'>> & { readonly view: { seats: TableSeat[] } };
