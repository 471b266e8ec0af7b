export { PileSounds } from './pile-sounds';
