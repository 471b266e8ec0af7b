export type * from './types';
export { createTowerScene } from './tower-scene';
export { renderTowerThumbnail, type TowerThumbnailOptions } from './thumbnail';
