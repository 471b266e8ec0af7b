/** The scene of a home card: its camera, and one thing that moves now and then. */
import type { Group } from 'three';
import type { SceneDimensions } from './scene-root';
import type { Timber } from './timber';

export interface HomeCamera {
  fov: number;
  elevation: number;
  azimuth: number;
  distance: number;
  target: readonly [number, number, number];
  /** Distance factor for cards wider than tall, which have no text below the scene. */
  nearer?: number;
}

export interface HomeModel {
  dimensions: SceneDimensions;
  /** Angles in degrees, for a card taller than wide with text in its lower third. */
  view: HomeCamera;
  /** Duration of the movement. */
  walkMs: number;
  build(timber: Timber): HomeBuilt;
}

export interface HomeBuilt {
  group: Group;
  /** Moves it there and back as `t` goes from 0 to 1. */
  walk(t: number): void;
}
