import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CLOCK_SKEW_MS, createAccountMarks } from '../../../gateway/session/account-marks.ts';

const MINUTE = 60_000;
const LINK = 5 * MINUTE;
const session = (id: string, began: number, account = 'meera') => ({ id, account, began });
const pass = (ms: number): void => void vi.setSystemTime(Date.now() + ms);
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** All permutations of a list. */
const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item, place) => ordersOf(items.toSpliced(place, 1)).map((rest) => [item, ...rest]));

describe('marks of an account', () => {
  test('together end exactly what each of them ends, in whatever order and however often they come', () => {
    const given = [
      { cutoff: 10, but: 'a' },
      { cutoff: 20, but: 'b' },
      { cutoff: 20, but: 'a' },
      { cutoff: 30, but: '' },
      { cutoff: 40, but: 'b' },
    ];
    const known = createAccountMarks(LINK);
    const moments = [5, 10, 15, 20, 25, 30, 35, 40, 45];
    for (let chosen = 0; chosen < 2 ** given.length; chosen += 1) {
      const marks = given.filter((_, place) => chosen & (2 ** place));
      for (const order of ordersOf(marks)) {
        const account = JSON.stringify(order);
        for (const { cutoff, but } of [...order, ...order]) known.mark(account, cutoff, but);
        for (const one of ['a', 'b', 'c'].flatMap((id) => moments.map((began) => session(id, began, account)))) {
          const ended = marks.some(({ cutoff, but }) => one.began <= cutoff && one.id !== but);
          if (known.ends(one) !== ended) expect(one).toBe(ended ? 'ended' : 'good');
        }
      }
    }
    expect(known.ends(session('c', 40, JSON.stringify(given)))).toBe(true);
  });

  test('end what another clock, a minute ahead, says began after them; what begins after them is good, and ended by the next', () => {
    const marks = createAccountMarks(LINK);
    const old = session('old', Date.now() + CLOCK_SKEW_MS);
    marks.mark('meera', marks.cutoff('meera'), '');
    expect(marks.ends(old)).toBe(true);
    const next = session('next', marks.start('meera'));
    expect(marks.ends(next)).toBe(false);
    marks.mark('meera', marks.cutoff('meera'), '');
    expect(marks.ends(next)).toBe(true);
  });

  test('are of that account alone', () => {
    const marks = createAccountMarks(LINK);
    marks.mark('somebody', marks.cutoff('somebody'), '');
    expect(marks.ends(session('a', Date.now()))).toBe(false);
  });
});

describe('a reset', () => {
  test('is taken for that of everybody who asked for one in time', () => {
    const marks = createAccountMarks(LINK);
    marks.asked('early', marks.ask());
    pass(LINK);
    marks.asked('meera', marks.ask());
    expect(marks.pending().sort()).toEqual(['early', 'meera']);
    pass(2 * CLOCK_SKEW_MS);
    expect(marks.pending()).toEqual(['meera']);
    expect(marks.reset(marks.resetTime(), true)).toMatchObject([{ account: 'meera' }]);
  });

  test('that is reported before its request counts, too, except for a request made after the report', () => {
    const marks = createAccountMarks(LINK);
    const asked = marks.ask();
    pass(MINUTE);
    marks.reset(marks.resetTime(), true);
    expect(marks.asked('meera', marks.ask())).toEqual([]);
    expect(marks.asked('meera', asked)).toMatchObject([{ account: 'meera' }]);
    expect(marks.ends(session('a', Date.now()))).toBe(true);
  });

  test('that may have failed, or came too late, counts with the next log-in', () => {
    const marks = createAccountMarks(LINK);
    marks.asked('meera', marks.ask());
    const thief = session('thief', marks.start('meera'));
    expect(marks.lateCutoff('meera')).toBeUndefined();
    expect(marks.reset(marks.resetTime(), false)).toEqual([]);
    expect(marks.ends(thief)).toBe(false);
    const start = marks.start('meera');
    expect(marks.lateCutoff('meera')).toBeLessThan(start);
    expect(marks.lateCutoff('meera')).toBeGreaterThanOrEqual(thief.began);
    expect(marks.lateCutoff('somebody')).toBeUndefined();
  });
});
