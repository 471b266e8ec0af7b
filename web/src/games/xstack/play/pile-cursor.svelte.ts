/** The keyboard at the pile: the selected block, and nudging the hand that holds one. */
import { t } from '@/i18n';
import type { DragFrame, PileScene } from '../scene/types';
import { nameOf } from './blocks';
import { supportedPlaces, type SupportedPlace } from './contacts';
import { poseOf, type Point } from './geometry';
import { heldText } from './held-words';
import type { Direction, KeyAction, Turning } from './keys';
import type { PileHost } from './pile-host';
import { axisOf } from './pointer';
import { blockText, placeText } from './words';

/** Size of a nudge in metres and of a turn in radians. */
const STEP = { coarse: 0.004, fine: 0.001 };
const TURN = { coarse: (5 * Math.PI) / 180, fine: Math.PI / 180 };

/** We announce the hand's position this long after the last key. */
const QUIET_MS = 450;

/** Without 3D, the view is from the front. */
const FRONT: DragFrame = {
  right: { x: 1, y: 0, z: 0 },
  up: { x: 0, y: 1, z: 0 },
  towards: { x: 0, y: 0, z: 1 },
};

type Seen = Pick<PileScene, 'dragFrame' | 'pointOf'>;

export class PileCursor {
  /** The selected block's index. */
  at = $state<number | null>(null);
  private telling: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly pileHost: PileHost,
    private readonly say: (text: string) => void,
  ) {}

  hide(): void {
    this.at = null;
    clearTimeout(this.telling);
  }

  /** Runs a key action for the hand or the cursor. Returns whether it handled it. */
  obey(action: KeyAction, scene: Seen | null): boolean {
    const { maker } = this.pileHost;
    switch (action.kind) {
      case 'go':
        if (maker.held) this.nudge(action.direction, action.fine, scene);
        // A key meant for a block that just left the hand must not select another one.
        else if (!maker.busy) this.go(action.direction, scene);
        return true;
      case 'turn':
        this.turn(action, scene);
        return true;
      case 'next':
        if (!maker.busy) this.step(action.by);
        return true;
      case 'act':
        if (maker.held) this.pileHost.letGo();
        else if (this.at !== null) this.grip(this.at);
        else this.step(1);
        return true;
      case 'letGo':
        if (maker.held) this.pileHost.letGo();
        else this.hide();
        return true;
      case 'where':
        this.tellWhere();
        return true;
      default:
        return false;
    }
  }

  /** Grips a block at its centre. */
  grip(block: number): void {
    const name = nameOf(block);
    const pose = poseOf(this.pileHost.poses(), block);
    if (!pose) return;
    if (this.pileHost.maker.mayGrip(name)) this.pileHost.grip(name, pose.at);
    else this.pileHost.explain(name);
  }

  nudge(direction: Direction, fine: boolean, scene: Seen | null): void {
    const { maker } = this.pileHost;
    const far = fine ? STEP.fine : STEP.coarse;
    const frame = scene?.dragFrame() ?? FRONT;
    if (direction === 'nearer') maker.pull(frame.towards, far);
    else if (direction === 'farther') maker.pull(frame.towards, -far);
    else maker.moveBy(wayOf(direction, frame), far);
    this.tellSoon();
  }

  turn(action: Extract<KeyAction, { kind: 'turn' }>, scene: Seen | null): void {
    this.turnBy(action.about, action.by * (action.fine ? TURN.fine : TURN.coarse), scene);
    this.tellSoon();
  }

  turnBy(about: Turning, radians: number, scene: Seen | null): void {
    this.pileHost.maker.turnBy(axisOf(about, scene?.dragFrame() ?? FRONT), radians);
  }

  /** The blocks on the X from the top down. */
  private get places(): SupportedPlace[] {
    return supportedPlaces(this.pileHost.shown.pile, this.pileHost.poses());
  }

  private step(by: 1 | -1): void {
    const { places } = this;
    if (places.length === 0) return;
    const now = places.findIndex(({ block }) => block === this.at);
    const next = now < 0 ? (by > 0 ? 0 : places.length - 1) : now + by;
    this.choose(places[(next + places.length) % places.length]!);
  }

  /** Selects the next block in a direction on screen. */
  private go(direction: Direction, scene: Seen | null): void {
    const { places } = this;
    const from = places.find(({ block }) => block === this.at);
    if (!from || !scene || direction === 'nearer' || direction === 'farther') {
      return this.step(direction === 'up' || direction === 'left' ? -1 : 1);
    }
    const start = scene.pointOf(from.at);
    const [dx, dy] = SCREEN[direction];
    let best: { place: SupportedPlace; far: number } | null = null;
    for (const place of places) {
      if (place === from) continue;
      const { x, y } = scene.pointOf(place.at);
      const along = (x - start.x) * dx + (y - start.y) * dy;
      const across = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
      const far = along + across * 2;
      if (along > 2 && (!best || far < best.far)) best = { place, far };
    }
    if (best) this.choose(best.place);
  }

  private choose(place: SupportedPlace): void {
    this.at = place.block;
    this.say(placeText(this.pileHost, place));
  }

  /** Announces the hand's position to screen readers once the keys are quiet. */
  private tellSoon(): void {
    clearTimeout(this.telling);
    this.telling = setTimeout(() => {
      const said = heldText(this.pileHost);
      if (said) this.say(said);
    }, QUIET_MS);
  }

  private tellWhere(): void {
    const { maker, shown } = this.pileHost;
    if (maker.held) {
      const block = t('xstack.said-gripped', { block: blockText(shown.pile, maker.held) });
      return this.say(`${block} ${heldText(this.pileHost)}`);
    }
    const place = this.places.find((each) => each.block === this.at);
    if (place) this.say(placeText(this.pileHost, place));
    else if (this.at !== null) this.say(blockText(shown.pile, nameOf(this.at)));
  }
}

const SCREEN = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] } as const;

function wayOf(direction: 'left' | 'right' | 'up' | 'down', { right, up }: DragFrame): Point {
  const along = direction === 'left' || direction === 'right' ? right : up;
  const back = direction === 'left' || direction === 'down';
  return back ? { x: -along.x, y: -along.y, z: -along.z } : along;
}
