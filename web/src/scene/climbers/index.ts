export type * from './types';
export { createTowerScene } from './tower-scene';
