import { afterTransitions, isDevelopmentBuild } from './act.ts'; // before Testing Library, which looks for `act`
import '@testing-library/jest-dom/vitest';
import { notifications } from '@mantine/notifications';
import { createElement, type ReactNode } from 'react';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

// A limit that only a failing test reaches, as for the browser tests. A file's first test also loads its screen's modules.
configure({ asyncUtilTimeout: 30_000 });
// After a click or a key, and whatever else is awaited.
const asyncWrapper = async (action: () => unknown) => afterTransitions(await action());
if (!isDevelopmentBuild) configure({ asyncWrapper });

// No delays of the specification in these tests; the browser tests check them.
vi.mock('../../../web/src/lib/timing.ts', async (load) => ({
  ...(await load<object>()),
  FORM_LOADING_MS: 20,
  ORDER_LOADING_MS: 20,
  GUEST_REDIRECT_MS: 100,
  CART_REDIRECT_MS: 100,
  HOME_REDIRECT_MS: 100,
  // On a busy machine a notice would be gone before a test looks for it.
  LOGIN_TOAST_MS: 60_000,
  ADDED_TOAST_MS: 60_000,
  NOTICE_MS: 60_000,
  ADMIN_TOAST_MS: 60_000,
}));

// jsdom has no layout, so it cannot draw charts. Their text for screen readers can be read.
vi.mock('@mantine/charts', () => ({ BarChart: () => null, CompositeChart: () => null }));

// Dialogs open and close at once.
vi.mock('../../../web/src/theme/mantine.tsx', async (load) => {
  const { MantineProvider } = await import('@mantine/core');
  const { theme } = await import('../../../web/src/theme/theme.ts');
  const Mantine = ({ children }: { children: ReactNode }) =>
    createElement(MantineProvider, { theme, defaultColorScheme: 'auto', env: 'test' }, children);
  return { ...(await load<object>()), Mantine };
});

/** Changes the window's width and notifies the media queries. */
export function setWidth(width: number): void {
  window.innerWidth = width;
  for (const [notify, query] of listeners) notify({ matches: matches(query) });
}

const listeners = new Map<(event: { matches: boolean }) => void, string>();

/** Supports widths only; every other preference is unset. */
function matches(query: string): boolean {
  const least = /min-width:\s*([\d.]+)px/.exec(query)?.[1];
  const most = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
  if (least === undefined && most === undefined) return false;
  return window.innerWidth >= Number(least ?? 0) && window.innerWidth <= Number(most ?? Infinity);
}

window.matchMedia = (query) => {
  const add = (_: unknown, listener: unknown) => void listeners.set(listener as () => void, query);
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

/** jsdom has no layout, so no element changes its size or becomes visible. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}
// Not with `vi.stubGlobal`: a test that calls `unstubAllGlobals` would remove it.
Object.assign(window, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
window.scrollTo = () => {};
// Of every node: a test may give elements one of its own, and takes only that away again.
Object.assign(Node.prototype, { scrollIntoView: () => {} });

// jsdom has the element without its methods.
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
  window.history.replaceState(null, '', '/'); // the files of a worker share the window
  // Toasts of the test before, also those that came after its end.
  notifications.clean();
  notifications.cleanQueue();
  noise.length = 0;
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const text = parts.map(String).join(' ');
      // A router in memory has no window that could cross-fade.
      if (!text.includes('`viewTransition`')) noise.push(text);
    });
  }
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  expect(noise, 'console output in a test').toEqual([]);
});

// The files of a worker share its packages. The app keeps state in its modules, so the next file gets them anew.
afterAll(() => void vi.resetModules());
