export type * from './types';
export { createTowerScene } from './tower-scene';
export { renderTowerStill, type TowerStillOptions } from './still';
