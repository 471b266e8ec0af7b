import { beforeAll, describe, expect, it } from 'vitest';
import { chooseLanguage, loadPart } from '@/i18n';
import type { FinishedMatch, FinishedSeat } from '@/wasm/online';
import { changeOf, othersIn, resultOf } from './words';

const seat = (place: number, more: Partial<FinishedSeat> = {}): FinishedSeat => ({
  own: false,
  name: '',
  account: null,
  sitting: null,
  level: null,
  place,
  rating: null,
  change: null,
  ...more,
});

const match = (...seats: FinishedSeat[]): FinishedMatch => ({
  table: '0'.repeat(32),
  replay: false,
  game: 'klotz',
  endedMs: 0,
  seats,
});

describe('a finished match in words', () => {
  beforeAll(async () => {
    await chooseLanguage('en');
    await loadPart('online');
  });

  it('says how it ended for one', () => {
    const own = { own: true };
    expect(resultOf(match(seat(1, own), seat(2)))).toBe('Won');
    expect(resultOf(match(seat(2, own), seat(1)))).toBe('Lost');
    expect(resultOf(match(seat(1, own), seat(1)))).toBe('Draw');
    expect(resultOf(match(seat(1, own), seat(1), seat(3)))).toBe('Shared first place');
    expect(resultOf(match(seat(3, own), seat(1), seat(2)))).toBe('Rank 3 of 3');
  });

  it('says what it did to the rating', () => {
    const rating = { rating: 1532, uncertainty: 201 };
    const changed = (change: number) => changeOf(match(seat(1, { own: true, rating, change })));
    expect(changed(32)).toBe('Rating +32, now 1532 ± 201');
    expect(changed(-8)).toBe('Rating −8, now 1532 ± 201');
    expect(changed(0)).toBe('Rating unchanged, 1532 ± 201');
    expect(changeOf(match(seat(1, { own: true })))).toBe('Casual');
  });

  it('names those one has played with', () => {
    const others = [seat(1, { name: 'guest' }), seat(2, { name: 'x', account: 'Ben' })];
    const all = [seat(3, { own: true }), ...others, seat(4, { level: 2 }), seat(5)];
    expect(othersIn(match(...all))).toMatch(
      /^with guest \(guest\), Ben, Bot, \w+,? and Anonymous$/,
    );
  });
});
