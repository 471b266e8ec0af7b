export { PileSounds } from './pile-sounds';
export type { Impact } from './voices';
