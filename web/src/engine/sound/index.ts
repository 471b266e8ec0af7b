export { Sounds } from './sounds';
export type { SoundCue } from './recipes';
