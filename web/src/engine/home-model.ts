/** What a home card shows: a small scene, where it is seen from, and one thing in it that stirs now and then. */
import type { Group } from 'three';
import type { SceneDimensions } from './scene-root';
import type { Timber } from './timber';

export interface HomeCamera {
  fov: number;
  elevation: number;
  azimuth: number;
  distance: number;
  target: readonly [number, number, number];
  /** The part of the distance that is left on a card wider than high, which has no text below the scene. */
  nearer?: number;
}

export interface HomeModel {
  dimensions: SceneDimensions;
  /** Angles in degrees, for a card that is higher than wide with text in its lower third. */
  view: HomeCamera;
  /** How long the thing that stirs takes. */
  walkMs: number;
  build(timber: Timber): HomeBuilt;
}

export interface HomeBuilt {
  group: Group;
  /** From 0 to 1 and back where it was. */
  walk(t: number): void;
}
