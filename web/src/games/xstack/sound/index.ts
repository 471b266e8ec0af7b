export { PileSounds } from './pile-sounds';
export type { Knock } from './voices';
