/** The keyboard cursor on the tower and its actions. */
import type { PlaceView, Spot } from '@/wasm/climbers';
import type { Controller } from './controller.svelte';
import type { KeyAction } from './keys';
import { clampCorner, sameCell, stepTowards, topAt } from './lattice';
import type { Cursor } from './marks';
import { cellName } from './words';

type PointOf = (spot: Spot) => { x: number; y: number };

export class TowerCursor {
  private spot = $state.raw<Spot | null>(null);
  private block = $state<string | null>(null);
  private used = $state(false);

  constructor(
    private readonly controller: Controller,
    private readonly say: (text: string) => void,
  ) {}

  /** Hidden while the pointer is in use. */
  get shown(): Cursor | null {
    return this.used && !this.controller.maker.hand ? { cell: this.spot, block: this.block } : null;
  }

  hide(): void {
    this.used = false;
  }

  /** Runs a key action. Returns whether the tower handled it. */
  obey(action: KeyAction, pointOf: PointOf): boolean {
    const { maker } = this.controller;
    this.used = true;
    switch (action.kind) {
      case 'go':
        if (maker.hand) this.nudge(action.direction, pointOf);
        else this.go(action.direction, pointOf);
        return true;
      case 'act':
        this.act();
        return true;
      case 'cancel':
        this.controller.cancel();
        return true;
      case 'block': {
        const { block } = this.top();
        if (block) this.controller.make((each) => each.take(block.id));
        return true;
      }
      case 'pose':
        this.controller.hold((hand) => hand.turn(action.by), true);
        return true;
      case 'colour':
        this.controller.hold((hand) => hand.recolour(action.by), true);
        return true;
      case 'next':
        if (maker.hand) this.nextPlace(action.by);
        else if (maker.intent === 'stone') this.nextFace(action.by);
        else this.nextBlock(action.by);
        return true;
      case 'goal':
        if (!maker.hand && maker.intent !== 'stone') this.nextGoal(action.by);
        return true;
      default:
        return false;
    }
  }

  /** The cell at the cursor, initially the pawn's. */
  private top(): ReturnType<typeof topAt> {
    const { position } = this.controller.shown;
    const pawn = position.pawns.find(({ colour }) => colour === position.turn);
    const at = this.spot ?? pawn?.at ?? position.pawns[0]?.at ?? { x: 16, y: 16, z: 0 };
    return topAt(position, at.x, at.y);
  }

  private go(direction: Parameters<typeof stepTowards>[1], pointOf: PointOf): void {
    const { spot } = this.top();
    const by = stepTowards(spot, direction, pointOf);
    const { x, y } = clampCorner(spot.x + by.x, spot.y + by.y, [1, 1, 1]);
    this.block = null;
    this.visit({ x, y });
  }

  private visit(cell: { x: number; y: number }): void {
    const { maker, shown } = this.controller;
    const { view } = this.controller.session;
    this.spot = topAt(shown.position, cell.x, cell.y).spot;
    maker.point(this.spot);
    const reach = maker.reachAt(this.spot);
    this.say(cellName(this.spot, view, shown.position, reach, maker.movable));
  }

  private act(): void {
    const { maker } = this.controller;
    if (maker.hand) {
      this.controller.make((each) => each.place());
      return;
    }
    const { spot, block } = this.top();
    const id = this.block ?? block?.id ?? null;
    // After cycling to a block, Enter means the block itself, not climbing onto it.
    const onTop = this.block === null;
    this.controller.make((each) => each.act({ block: id, cell: spot, onTop }));
  }

  private nudge(direction: Parameters<typeof stepTowards>[1], pointOf: PointOf): void {
    this.controller.hold((hand) => {
      const { x, y, z } = hand.ghost;
      hand.nudge(stepTowards({ x, y, z }, direction, pointOf));
    }, true);
  }

  /** Cycles through the blocks you can take. */
  private nextBlock(by: 1 | -1): void {
    const { maker, shown } = this.controller;
    const next = turnTo(maker.movable, this.block, by);
    const block = shown.position.blocks.find(({ id }) => id === next);
    if (!block) return;
    this.block = block.id;
    this.visit(block);
  }

  /** Cycles through the pawn's targets, top down. */
  private nextGoal(by: 1 | -1): void {
    const { maker, shown } = this.controller;
    const blockAt = ({ x, y }: Spot) => topAt(shown.position, x, y).block;
    const raised = maker.reach.map(({ at }) => at).filter(({ z }) => z > 0);
    const descending = raised.toSorted((a, b) => b.z - a.z).map(blockAt);
    const blocks = descending.filter((block, i) => descending.indexOf(block) === i);
    const next = turnTo(blocks, this.top().block, by);
    const goal = raised.find((at) => blockAt(at) === next);
    this.block = null;
    if (goal) this.visit(goal);
  }

  /** Cycles through the faces that can take the stone, top down. */
  private nextFace(by: 1 | -1): void {
    const { faces } = this.controller.maker;
    const ring = faces.toSorted((a, b) => b.cells[0]!.z - a.cells[0]!.z);
    const { spot } = this.top();
    const here = ring.find(({ cells }) => cells.some((cell) => sameCell(cell, spot)));
    const next = turnTo(ring, here ?? null, by);
    this.block = null;
    if (next) this.visit(next.cells[0]!);
  }

  /** Cycles through the legal places, bottom up. */
  private nextPlace(by: 1 | -1): void {
    const { hand } = this.controller.maker;
    if (!hand) return;
    const places = hand.placesNow.toSorted((a, b) => a.z - b.z || a.y - b.y || a.x - b.x);
    const next: PlaceView | null = turnTo(places, hand.place, by);
    if (next) this.controller.hold((held) => held.moveTo(next.x, next.y), true);
  }
}

/** The next or previous item, wrapping around; first or last if `from` isn't in the ring. */
function turnTo<T>(ring: readonly T[], from: T | null, by: 1 | -1): T | null {
  const here = from === null ? -1 : ring.indexOf(from);
  const next = here < 0 ? (by > 0 ? 0 : ring.length - 1) : here + by + ring.length;
  return ring[next % ring.length] ?? null;
}
