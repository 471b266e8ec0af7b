export type * from './types';
export { SceneError } from './types';
export { KlotzScene } from './klotz-scene';
