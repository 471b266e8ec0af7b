import { describe, expect, it } from 'vitest';
import { byColour } from './blocks';

describe('blocks by colour', () => {
  it('are counted in the order of the colours', () => {
    expect(byColour(['N06', 'R01', 'G02', 'R05'])).toEqual([
      { colour: 'red', count: 2 },
      { colour: 'green', count: 1 },
      { colour: 'natural', count: 1 },
    ]);
    expect(byColour([])).toEqual([]);
  });
});
