import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from '../../../web/src/prefetch-links.ts';
import { startSession } from '../../../web/src/session/session-user.ts';
import { eventually } from '../../support/eventually.ts';

const load = vi.fn(async () => ({}));
const ask = vi.fn<(address: string) => Promise<Response>>();
let stop: () => void;
/** Reports elements as visible. */
let show: (elements: Iterable<Element>) => void;
/** Observed elements. */
const awaited = new Set<Element>();

class SeenByTest {
  observe = (element: Element): void => void awaited.add(element);
  unobserve = (element: Element): void => void awaited.delete(element);
  disconnect = (): void => awaited.clear();

  constructor(onChange: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    show = (elements) => onChange(Array.from(elements, (target) => ({ target, isIntersecting: true })));
  }
}

beforeEach(() => {
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('IntersectionObserver', SeenByTest);
  load.mockReset().mockResolvedValue({});
  ask.mockReset().mockImplementation(async () => new Response());
  stop = prefetchLinks([{ path: '/product/single/:id', lazy: load }]);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

/** Adds a link with a picture to the page. */
function addLink(href: string): HTMLElement {
  document.body.innerHTML = `<a href="${href}"><img alt="" /></a>`;
  return document.body.querySelector('img') as HTMLElement;
}

const pointAt = (element: Element) => element.dispatchEvent(new Event('pointerover', { bubbles: true }));
const operations = () =>
  ask.mock.calls.map(([address]) => new URL(address, location.href).searchParams.get('operationName'));

test('pointing at a link loads its screen’s code and a guest’s data, once', () => {
  const picture = addLink('/product/single/p1');
  pointAt(picture);
  pointAt(picture);
  expect(load).toHaveBeenCalledOnce();
  expect(operations()).toEqual(['ProductDetail']);
});

test('coming to a link with the keyboard does so, too', () => {
  addLink('/product/single/p1').dispatchEvent(new Event('focusin', { bubbles: true }));
  expect(load).toHaveBeenCalledOnce();
});

test('links that come into view load their screen’s code, once, and no data', async () => {
  document.body.innerHTML = `<main><a href="/product/single/p1">1</a><a href="https://example.com/">2</a></main>`;
  await eventually(() => expect(awaited.size).toBe(1));
  show(awaited);
  await eventually(() => expect(load).toHaveBeenCalledOnce());
  expect(awaited.size).toBe(0);
  expect(ask).not.toHaveBeenCalled();
});

test('for somebody signed in only code is loaded: data is asked for with their token', () => {
  startSession({ name: 'A', role: 'USER', avatar: null, token: 'csrf', email: 'a@haat.com', message: '' });
  pointAt(addLink('/product/single/p1'));
  expect(load).toHaveBeenCalledOnce();
  expect(operations()).toEqual([]);
});

test('nothing is loaded where the browser saves data, or for links that lead away', () => {
  pointAt(addLink('https://example.com/product/single/p1'));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { connection: { saveData: true } }));
  pointAt(addLink('/product/single/p1'));
  expect(load).not.toHaveBeenCalled();
  expect(operations()).toEqual([]);
});

test('what cannot be loaded yet is no failure', async () => {
  load.mockRejectedValue(new Error('offline'));
  ask.mockRejectedValue(new TypeError('offline'));
  pointAt(addLink('/product/single/p1'));
  await eventually(() => expect(ask).toHaveBeenCalledOnce());
});
