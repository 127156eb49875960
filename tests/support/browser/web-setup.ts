import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// What is waited for comes at once, but a busy machine may take a while to get there.
configure({ asyncUtilTimeout: 10_000 });

// Nobody waits in these tests for what the specification delays; tests in a real browser see the delays themselves.
vi.mock('../../../web/src/lib/timing.ts', async (load) => ({
  ...(await load<object>()),
  FORM_LOADING_MS: 20,
  ORDER_LOADING_MS: 20,
  GUEST_REDIRECT_MS: 100,
  CART_REDIRECT_MS: 100,
  // Long enough that a test on a busy machine can still click before it.
  HOME_REDIRECT_MS: 1_500,
}));

// Nothing has a size in jsdom, so no chart can be drawn; what stands beside it for screen readers can be read.
vi.mock('@mantine/charts', () => ({ BarChart: () => null }));

/** Gives the window another width and tells every media query that asked. */
export function setWidth(width: number): void {
  window.innerWidth = width;
  for (const notify of listeners) notify();
}

const listeners = new Set<() => void>();

/** Understands what the shop asks for: widths; every other preference is unset. */
function matches(query: string): boolean {
  const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
  const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
  if (least === undefined && most === undefined) return false;
  return window.innerWidth >= Number(least ?? 0) && window.innerWidth <= Number(most ?? Infinity);
}

window.matchMedia = (query) => {
  const add = (_: unknown, listener: unknown) => void listeners.add(listener as () => void);
  const remove = (_: unknown, listener: unknown) => void listeners.delete(listener as () => void);
  return {
    media: query,
    get matches() {
      return matches(query);
    },
    addEventListener: add,
    removeEventListener: remove,
  } as MediaQueryList;
};

/** Nothing has a size in jsdom, so nothing ever changes size or comes into view. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
// Not a stub of Vitest's, which a test that takes its own back would take back as well.
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
window.scrollTo = () => {};

// jsdom knows the element, but neither of its methods.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus]')?.focus();
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

const noise: string[] = [];

beforeEach(() => {
  setWidth(1280);
  localStorage.clear();
  sessionStorage.clear();
  noise.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      noise.push(parts.map(String).join(' '));
    });
  }
});

afterEach(() => {
  cleanup();
  notifications.clean();
  vi.restoreAllMocks();
  expect(noise, 'console output in a test').toEqual([]);
});
