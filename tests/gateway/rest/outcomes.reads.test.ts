import { describe, expect, test } from 'vitest';
import { AUTH_REFUSALS, NOTHING } from '../../../gateway/rest/outcomes.ts';
import { authRefusal, saysNothing } from '../../../gateway/rest/read-outcome.ts';

const READS = Object.keys(NOTHING) as (keyof typeof NOTHING)[];
const rows = READS.flatMap((read) => NOTHING[read].map((says) => ({ read, says: says.replace('{}', '64a') })));

describe('a read that finds nothing', () => {
  test.each(rows)('$read: "$says" at any 4xx', ({ read, says }) => {
    for (const status of [400, 401, 404]) {
      for (const key of ['message', 'msg', 'messssage', 'error']) {
        expect(saysNothing(read, { status, body: { [key]: ` ${says.toUpperCase()} ` } })).toBe(true);
      }
      expect(saysNothing(read, { status, body: says })).toBe(true);
    }
  });

  test.each(rows)('$read: "$says" is not to be had from a 200 or a 500', ({ read, says }) => {
    for (const status of [200, 302, 500, 503])
      expect(saysNothing(read, { status, body: { message: says } })).toBe(false);
  });

  test.each(READS)('%s: says so with a 204, and with no other status alone', (read) => {
    expect(saysNothing(read, { status: 204, body: undefined })).toBe(true);
    for (const status of [200, 400, 401, 403, 404, 500]) {
      for (const body of [undefined, null, {}, [], '', { message: 'Cannot GET this' }, { message: 'Not found' }]) {
        expect(saysNothing(read, { status, body })).toBe(false);
      }
    }
  });
});

describe('a refusal', () => {
  test.each(AUTH_REFUSALS)('"$text" is $code at 401 and 403 only', ({ text, code }) => {
    for (const key of ['message', 'msg', 'messssage', 'error']) {
      for (const words of [text, ` ${text.toUpperCase()} `]) {
        expect(authRefusal({ status: 401, body: { [key]: words } })).toBe(code);
        expect(authRefusal({ status: 403, body: { [key]: words } })).toBe(code);
        for (const status of [200, 400, 404, 500]) {
          expect(authRefusal({ status, body: { [key]: words } })).toBeUndefined();
        }
      }
    }
  });

  test.each([
    [401, 'Invalid old password'],
    [401, 'Invalid email credentials'],
    [401, 'You are not authorized to get this order'],
    [401, 'You are not authorized to remove this order'],
    [403, 'Cannot remove a delivered order'],
    [403, 'Cannot update a delivered order'],
    [401, 'Invalid tokens'],
    [401, 'The token expired'],
  ])('is not what %i "%s" is', (status, message) => expect(authRefusal({ status, body: { message } })).toBeUndefined());

  test.each([[undefined], [null], [{}], [[]], [''], [{ message: 7 }]])('is not told by a 401 with %j', (body) => {
    expect(authRefusal({ status: 401, body })).toBeUndefined();
    expect(authRefusal({ status: 403, body })).toBeUndefined();
  });
});
