import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenChange } from '../../../web/src/lib/router/screen-change.ts';
import { animateScreens, MOST_WAIT_MS } from '../../../web/src/lib/router/view-transitions.ts';
import type { Shown } from '../../../web/src/lib/router/shop-router.ts';

const at = (pathname: string, action: Shown['action'] = NavigationType.Push): Shown => ({
  isLoaded: true,
  location: { pathname, search: '', hash: '', state: null, key: pathname },
  action,
  keepsScroll: false,
});
const LIST = at('/products');
const RADIO = at('/product/single/radio');

const skipTransition = vi.fn();
/** What the browser does once it has a picture of the page before. */
let update: (() => Promise<void>) | undefined;
const startViewTransition = vi.fn((callback: () => Promise<void>) => {
  update = callback;
  return { ready: Promise.resolve(), finished: Promise.resolve(), skipTransition };
});
let reduced = false;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(document, { startViewTransition });
  vi.stubGlobal('matchMedia', () => ({ matches: reduced }));
  document.body.innerHTML = `
    <article id="lamp"><span><img alt=""></span><a href="/product/single/lamp">Lamp</a></article>
    <article id="radio"><span><img alt=""></span><a href="/product/single/radio">Radio</a></article>`;
  stop = animateScreens();
});
afterEach(() => {
  stop();
  reduced = false;
  Reflect.deleteProperty(document, 'startViewTransition');
  document.body.innerHTML = '';
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const named = () =>
  [...document.querySelectorAll<HTMLElement>('[style*="view-transition-name"]')].map(
    (element) => element.closest('article')?.id ?? element.id,
  );
const click = (id: string) => document.querySelector<HTMLElement>(`#${id} img`)?.click();

test('the browser waits for the next screen, and no longer', async () => {
  const show = vi.fn();
  screenChange.current.begin(show, LIST, RADIO);
  expect(show).not.toHaveBeenCalled();
  const updated = update?.();
  expect(show).toHaveBeenCalledOnce();
  screenChange.current.end();
  await updated;
  vi.advanceTimersByTime(MOST_WAIT_MS);
  expect(skipTransition).not.toHaveBeenCalled();
});

test('a screen that takes longer comes without motion', async () => {
  screenChange.current.begin(vi.fn(), LIST, RADIO);
  const updated = update?.();
  vi.advanceTimersByTime(MOST_WAIT_MS);
  await updated;
  expect(skipTransition).toHaveBeenCalledOnce();
});

test('only the picture of the card that was pressed grows, into the one of the page', async () => {
  click('radio');
  screenChange.current.begin(
    () => document.body.insertAdjacentHTML('beforeend', '<div id="large" data-grows></div>'),
    LIST,
    RADIO,
  );
  expect(named()).toEqual(['radio']);
  const updated = update?.();
  screenChange.current.end();
  await updated;
  expect(named()).toEqual(['large']);
});

test('no picture grows that is of another product, or was pressed before', () => {
  click('lamp');
  screenChange.current.begin(vi.fn(), LIST, RADIO);
  expect(named()).toEqual([]);
  click('radio');
  screenChange.current.begin(vi.fn(), RADIO, LIST);
  screenChange.current.begin(vi.fn(), LIST, RADIO);
  expect(named()).toEqual([]);
});

test.each([
  ['the way back', LIST, at('/product/single/radio', NavigationType.Pop)],
  ['a filter', LIST, LIST],
])('%s has no motion', (_what, before, next) => {
  const show = vi.fn();
  screenChange.current.begin(show, before, next);
  expect(show).toHaveBeenCalledOnce();
  expect(startViewTransition).not.toHaveBeenCalled();
});

test('who wants no motion gets none, and other browsers change at once', () => {
  const show = vi.fn();
  reduced = true;
  screenChange.current.begin(show, LIST, RADIO);
  expect(show).toHaveBeenCalledOnce();
  reduced = false;
  Reflect.deleteProperty(document, 'startViewTransition');
  screenChange.current.begin(show, LIST, RADIO);
  expect(show).toHaveBeenCalledTimes(2);
  expect(startViewTransition).not.toHaveBeenCalled();
});
