/** Types shared by the scenes of all games. */

export type Theme = 'light' | 'dark';

/** Camera presets. The sides are relative to the seat at the front (see `setSeat`). */
export type CameraName = 'home' | 'left' | 'far' | 'right' | 'above';

/** Rendering effort: one plain frame, as much as the machine handles with ease, or everything. */
export type Quality = 'low' | 'auto' | 'high';

/** Pixels along the edges that panels and bars cover. The board fits into the rest. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** Why a scene can't be drawn. */
export class SceneError extends Error {
  constructor(
    readonly reason: 'webgl-missing' | 'context-lost',
    message: string,
  ) {
    super(message);
    this.name = 'SceneError';
  }
}
