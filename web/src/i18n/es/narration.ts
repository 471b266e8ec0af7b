import type { narration as english } from '../en/narration';
import type { Translation } from '../shape';

export const narration: Translation<typeof english> = {};
