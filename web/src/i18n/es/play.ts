import type { play as english } from '../en/play';
import type { Translation } from '../shape';

export const play: Translation<typeof english> = {};
