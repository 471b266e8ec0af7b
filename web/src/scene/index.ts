export type * from './types';
export { SceneError } from './types';
