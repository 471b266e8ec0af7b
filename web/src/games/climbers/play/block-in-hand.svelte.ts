/** A block in hand: its pose, its top colour and the position of its ghost. */
import type { BlockView, Face, PlaceView, PoseView } from '@/wasm/climbers';
import type { Refusal } from '@/wasm/wire';
import { clampCorner, sameSize, type Size } from './lattice';
import type { DraftRules } from './match';

/** The part of the rules that a block in hand needs. */
export type BlockRules = Pick<
  DraftRules,
  'poses' | 'places' | 'ghost' | 'whyNotPlace' | 'reachPreview'
>;

export class BlockInHand {
  /** All legal places, in every pose. */
  readonly places: readonly PlaceView[];
  private readonly poses: readonly PoseView[];
  private pose = $state(0);
  /** The requested top colour; not every pose can show it. */
  private wanted = $state<Face>('grey');
  private corner = $state.raw({ x: 0, y: 0 });

  constructor(
    private readonly rules: BlockRules,
    /** The block before the move. */
    readonly before: BlockView,
  ) {
    this.places = rules.places(before.id);
    this.poses = rules.poses(before.id);
    this.pose = Math.max(
      0,
      this.poses.findIndex(({ size }) => sameSize(size, before.size)),
    );
    this.wanted = before.faces.top;
    this.corner = { x: before.x, y: before.y };
  }

  get id(): string {
    return this.before.id;
  }

  get size(): Size {
    return this.poses[this.pose]!.size;
  }

  /** Top colours available in this pose. */
  get tops(): readonly Face[] {
    return this.poses[this.pose]!.tops;
  }

  get sizes(): readonly Size[] {
    return this.poses.map(({ size }) => size);
  }

  get top(): Face {
    return this.tops.includes(this.wanted) ? this.wanted : this.tops[0]!;
  }

  /** Where the block would stand, legal or not. */
  ghost: BlockView = $derived.by(() =>
    this.rules.ghost(this.id, this.corner.x, this.corner.y, this.size, this.top),
  );

  /** Legal places in this pose. */
  placesNow: readonly PlaceView[] = $derived.by(() =>
    this.places.filter(({ size }) => sameSize(size, this.size)),
  );

  /** The legal place at the ghost, if any. */
  place: PlaceView | null = $derived.by(
    () =>
      this.placesNow.find((each) => each.x === this.corner.x && each.y === this.corner.y) ?? null,
  );

  /** The step that places the block here; `null` if it isn't legal. */
  step: string | null = $derived.by(
    () => this.place?.tops.find(({ top }) => top === this.top)?.text ?? null,
  );

  /** Nothing has been tried yet, so there is no error to show. */
  get untouched(): boolean {
    const { x, y, size, faces } = this.before;
    const at = this.corner;
    return at.x === x && at.y === y && sameSize(size, this.size) && faces.top === this.top;
  }

  /** Why the block can't be placed here; `null` if it can. */
  whyNot(): Refusal | null {
    const { x, y } = this.corner;
    return this.rules.whyNotPlace(this.id, x, y, this.size, this.top);
  }

  moveTo(x: number, y: number): void {
    const next = clampCorner(x, y, this.size);
    if (next.x !== this.corner.x || next.y !== this.corner.y) this.corner = next;
  }

  nudge(by: { x: number; y: number }): void {
    this.moveTo(this.corner.x + by.x, this.corner.y + by.y);
  }

  /** Switches to the next pose, rotating around the centre of the footprint. */
  turn(by: 1 | -1): void {
    this.hold((this.pose + by + this.poses.length) % this.poses.length);
  }

  /** Switches to the pose of this size. */
  holdAs(size: Size): void {
    const pose = this.poses.findIndex((each) => sameSize(each.size, size));
    if (pose >= 0) this.hold(pose);
  }

  private hold(pose: number): void {
    const [wide, deep] = this.size;
    const { x, y } = this.corner;
    this.pose = pose;
    const [wideNow, deepNow] = this.size;
    this.moveTo(x + Math.trunc((wide - wideNow) / 2), y + Math.trunc((deep - deepNow) / 2));
  }

  /** Switches to the next top colour this pose can show. */
  recolour(by: 1 | -1): void {
    const { tops } = this;
    this.wanted = tops[(tops.indexOf(this.top) + by + tops.length) % tops.length]!;
  }

  show(top: Face): void {
    this.wanted = top;
  }
}
