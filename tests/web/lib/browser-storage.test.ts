import { afterEach, expect, test, vi } from 'vitest';
import { storedValue } from '../../../web/src/lib/browser-storage.ts';

const asText = (found: unknown) => (typeof found === 'string' ? found : null);

afterEach(() => vi.unstubAllGlobals());

test('a value is kept as JSON, read back, and taken away', () => {
  const value = storedValue('k', asText);
  expect(value.read()).toBeNull();
  value.write('a "b"');
  expect(localStorage.getItem('k')).toBe('"a \\"b\\""');
  expect(storedValue('k', asText).read()).toBe('a "b"');
  value.write(null);
  expect(localStorage.getItem('k')).toBeNull();
});

test('the same object comes back until something changes', () => {
  const value = storedValue('k', (found) => found as object | null);
  value.write({ a: 1 });
  expect(value.read()).toBe(value.read());
});

test.each(['{', '7', 'null'])('what cannot be read (%s) is nothing', (raw) => {
  localStorage.setItem('k', raw);
  expect(storedValue('k', asText).read()).toBeNull();
});

test('listeners hear this tab and others, their own key and a cleared storage only, and can stop', () => {
  const value = storedValue('k', asText);
  const heard = vi.fn();
  const stop = value.subscribe(heard);
  value.write('a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'k' }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  value.write('b');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('where the browser keeps nothing, the tab still remembers', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  const value = storedValue('k', asText);
  value.write('a');
  expect(value.read()).toBe('a');
});
