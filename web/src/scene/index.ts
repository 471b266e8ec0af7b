export type * from './types';
export { SceneError } from './types';
export { KlotzScene } from './klotz-scene';
export { FlatBoard } from './flat-board';
export { SYMBOL_PATHS } from './symbol-paths';
export { INLAY, PAINT, PAINT_SYMBOL, inlayOn } from './palette';
export { mountHomeScene, type HomeKind, type HomeOptions, type HomeScene } from './home';
export { renderStill, type StillOptions } from './still';
