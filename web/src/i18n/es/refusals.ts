import type { refusals as english } from '../en/refusals';
import type { Translation } from '../shape';

export const refusals: Translation<typeof english> = {};
