import { expect, test } from 'vitest';
import { EVERYTHING } from '../../../gateway/cache/tag-log.ts';
import { createPending, type Change } from '../../../gateway/search/pending.ts';

const change = (part: Partial<Change>): Change => {
  const { moved = [], restocked = [], newProducts = false, everything } = part;
  const tags = [...moved, ...restocked, ...(everything ? [EVERYTHING] : []), 'other'];
  return { tags, moved, restocked, newProducts, everything };
};

test('a product whose place in lists may be another holds searches up until it was read after the change', () => {
  const pending = createPending();
  const before = pending.version;
  expect(pending.isSettled()).toBe(true);
  pending.note(change({ moved: ['a'] }));
  expect(pending.isSettled()).toBe(false);
  expect(pending.next()).toBe('a');
  pending.onProduct('a', before); // the read began before the change
  expect(pending.isSettled()).toBe(false);
  pending.onProduct('a', pending.version);
  expect(pending.isSettled()).toBe(true);
  expect(pending.next()).toBeUndefined();
});

test('a product of which only the stock may be another holds nothing up, and is read after the others', () => {
  const pending = createPending();
  const before = pending.version;
  pending.note(change({ restocked: ['a'] }));
  pending.note(change({ moved: ['b'] }));
  expect(pending.next()).toBe('b');
  pending.onProduct('b', pending.version);
  expect(pending.isSettled()).toBe(true);
  expect(pending.next()).toBe('a');
  expect(pending.isOutdated('a', pending.version)).toBe(true);
  pending.onProduct('a', pending.version);
  expect(pending.isOutdated('a', before)).toBe(true); // a copy that was read before
  expect(pending.isOutdated('a', pending.version)).toBe(false);
  expect(pending.isOutdated('c', before)).toBe(false);
});

test('a new product holds searches up until the newest were read', () => {
  const pending = createPending();
  const before = pending.version;
  pending.note(change({ newProducts: true }));
  pending.onNewest(before);
  expect([pending.isSettled(), pending.hasNewProducts()]).toEqual([false, true]);
  pending.onNewest(pending.version);
  expect([pending.isSettled(), pending.hasNewProducts()]).toEqual([true, false]);
});

test('a change of everything holds searches up until a round that began after it, one of all stocks does not', () => {
  const pending = createPending();
  const before = pending.version;
  pending.note(change({ everything: 'restocked' }));
  expect([pending.isSettled(), pending.needsRound()]).toEqual([true, 'soon']);
  expect([pending.isAllOutdated(before), pending.isOutdated('a', before)]).toEqual([true, true]);
  pending.note(change({ everything: 'moved' }));
  expect([pending.isSettled(), pending.needsRound()]).toEqual([false, 'now']);
  pending.onRound(before);
  expect(pending.needsRound()).toBe('now');
  pending.onRound(pending.version);
  expect([pending.isSettled(), pending.needsRound()]).toEqual([true, undefined]);
});

test('more products than are worth a call each are a change of everything', () => {
  const ids = Array.from({ length: 1_001 }, (_, n) => String(n));
  const moved = createPending();
  moved.note(change({ moved: ids }));
  expect([moved.products, moved.needsRound()]).toEqual([0, 'now']);
  const restocked = createPending();
  restocked.note(change({ restocked: ids }));
  expect([restocked.products, restocked.needsRound()]).toEqual([0, 'soon']);
  expect(restocked.isOutdated('7', 0)).toBe(true);
});

test('a product that may be gone is read again, and shown only then', () => {
  const pending = createPending();
  pending.readAgain(['a']);
  expect([pending.next(), pending.isSettled()]).toEqual(['a', true]);
  expect(pending.isOutdated('a', pending.version)).toBe(true);
});

test('a changed product is known by its id; new products, and a change of everything, are not', () => {
  const pending = createPending();
  pending.note(change({ moved: ['a'], restocked: ['b'] }));
  expect([pending.isKnownById(), pending.isSettled()]).toEqual([true, false]);
  pending.note(change({ newProducts: true }));
  expect(pending.isKnownById()).toBe(false);
  pending.onNewest(pending.version);
  expect(pending.isKnownById()).toBe(true);
  pending.note(change({ everything: 'moved' }));
  expect(pending.isKnownById()).toBe(false);
});
