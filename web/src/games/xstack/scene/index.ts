export type * from './types';
export { POSE_LENGTH } from './types';
export { createPileScene } from './pile-scene';
export { renderPileThumbnail, type PileThumbnailOptions } from './thumbnail';
