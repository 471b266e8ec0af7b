/** Types that the scenes of all games share. */

export type Theme = 'light' | 'dark';

/** Ready-made views. The four sides are meant from the seat that is near (see `setSeat`). */
export type CameraName = 'home' | 'left' | 'far' | 'right' | 'above';

/** How much work the picture may cost: one plain frame, as much as the machine can do with ease, or all there is. */
export type Quality = 'low' | 'auto' | 'high';

/** Pixels along the edges of the host element that panels and bars cover: the board is fitted into what is left. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Why a scene cannot be drawn. */
export class SceneError extends Error {
  constructor(
    readonly reason: 'webgl-missing' | 'context-lost',
    message: string,
  ) {
    super(message);
    this.name = 'SceneError';
  }
}
