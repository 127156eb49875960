import { afterEach, beforeEach, vi } from 'vitest';

/** jsdom has no layout: takes what browsers scroll to. */
export function withScrollIntoView() {
  const taken = vi.fn();
  beforeEach(() => {
    taken.mockClear();
    Element.prototype.scrollIntoView = taken;
  });
  afterEach(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  return taken;
}
