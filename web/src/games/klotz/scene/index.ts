export { KlotzScene } from './klotz-scene';
export { FlatBoard } from './flat-board';
