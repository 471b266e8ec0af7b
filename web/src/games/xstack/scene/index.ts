export type * from './types';
export { POSE_LENGTH } from './types';
export { createPileScene } from './pile-scene';
export { renderPileStill, type PileStillOptions } from './still';
