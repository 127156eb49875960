import { chromium, type Browser, type Page } from 'playwright-core';
import { PAGE_DATA } from '../../../schema/rendered-page.ts';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { findHeadless, NO_CHROMIUM } from '../../../scripts/test/chromium.ts';

/**
 * No updates, no synchronisation, no first-run screens. A key scrolls at once: the browser's own animation of it ends early
 * when the layout changes, and on a busy machine it may not have begun.
 */
const ARGUMENTS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--disable-smooth-scrolling',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

let opened: Promise<Browser> | undefined;

/**
 * The browser of this worker. All of its test files share it, since starting one takes nearly half a second of processor time; each
 * visit has a context of its own. It ends with the worker.
 */
export function openBrowser(): Promise<Browser> {
  opened ??= launch();
  return opened;
}

async function launch(): Promise<Browser> {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
  // After a crash the next file starts another one.
  browser.once('disconnected', () => (opened = undefined));
  return browser;
}

/** Window width, and the visitor's system preferences for colours and motion. */
export interface Visitor {
  width?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  javaScript?: boolean;
  /** Has fingers, and no mouse. */
  touch?: boolean;
  /** Service workers, which would answer for the gateway. Only tests about them want any. */
  serviceWorkers?: 'allow' | 'block';
  /** Expected log messages of the browser, such as the status of a refusal. */
  tolerated?: RegExp;
}

/** What Playwright writes to the page's log. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** One width per layout of the specification. */
export const WIDTHS = { phone: 375, tablet: 820, wide: 1440 } as const;
export const HEIGHTS: Record<number, number> = { 375: 812, 820: 1180, 1440: 900 };

/** Changes the window's size, in px, and waits for the layout that the app makes of it. */
export async function resize(page: Page, width: number, height = HEIGHTS[width] ?? 900): Promise<void> {
  await page.setViewportSize({ width, height });
  // Media queries tell the app of the new width in the first frame, and its style sheets are applied in the second.
  await page.evaluate(() => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))));
}

/**
 * Opens a new window and runs `act` in it. Fails if the page logs a problem, throws, violates its content security
 * policy, or requests another origin.
 */
export async function visit(
  browser: Browser,
  origin: string,
  visitor: Visitor,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const {
    width = WIDTHS.wide,
    colorScheme = 'light',
    reducedMotion = 'reduce',
    javaScript = true,
    touch = false,
    serviceWorkers = 'block',
    tolerated,
  } = visitor;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme,
    reducedMotion,
    javaScriptEnabled: javaScript,
    hasTouch: touch,
    serviceWorkers,
  });
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    if (javaScript) waitForTheApp(page);
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || tolerated?.test(message.text())) return;
      if (message.text() === BLOCKED) return;
      // The browser logs the 404 of an unknown address.
      if (message.text().includes('status of 404') && message.location().url === page.url()) return;
      problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(origin).origin) problems.push(`asked ${url.href}`);
    });
    await act(page);
  } catch (error) {
    // The page's problems explain the failure better than the error.
    if (error instanceof Error && problems.length > 0)
      error.message += `\nThe page had problems:\n${problems.join('\n')}`;
    throw error;
  } finally {
    await context.close();
  }
  if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
}

/** Navigates as a link of the app does, without a reload. It costs a fifth of the processor time of `page.goto`. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Resolves once the app has taken the page over, or the page was never the server's. */
export const takenOver = (page: Page): Promise<void> => page.locator(`#${PAGE_DATA}`).waitFor({ state: 'detached' });

/** Milliseconds without a new file, after which a page is taken as loaded though the driver waits for one. */
const MISSED = 8000;

/**
 * Resolves once the network is idle. On a busy machine the driver misses the end of an answer from the browser's cache, now
 * and then, and never calls the network idle: then the page's own list of files decides.
 */
export async function quiet(page: Page): Promise<void> {
  const nothingNew = (wait: number): boolean => {
    const ends = performance.getEntriesByType('resource').map(({ startTime, duration }) => startTime + duration);
    return document.readyState === 'complete' && performance.now() - Math.max(0, ...ends) > wait;
  };
  await Promise.race([
    page.waitForLoadState('networkidle'),
    page.waitForFunction(nothingNew, MISSED, { polling: 1000 }),
  ]);
}

/** Holds scripts back; returns a function that lets them come. */
export async function holdBack(page: Page, scripts = '**/assets/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A page that the server rendered reacts once the app has taken it over. `waitUntil` is for tests of what is before that. */
function waitForTheApp(page: Page): void {
  const goTo = page.goto.bind(page);
  page.goto = async (address, options) => {
    const response = await goTo(address, options);
    if (!options?.waitUntil) await takenOver(page);
    return response;
  };
}

const LOG_IN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { message user { name role avatar token } }
}`;

/** Logs in to a seeded account without the delays of the form. The page leaves the shop. */
export async function signIn(page: Page, role: (typeof ACCOUNTS)[number]['role'] = 'user'): Promise<void> {
  const account = ACCOUNTS.find((known) => known.role === role);
  if (!account) throw new Error(`There is no seeded ${role}.`);
  await signInAs(page, account);
}

/** A page of the shop's origin without the app, which could send requests between cookie and token. */
const STILL = '/robots.txt';

/** As `signIn`, with any account. */
export async function signInAs(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.goto(STILL);
  const name = await page.evaluate(
    async ({ query, email, password }) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query, variables: { email, password } }),
      });
      const { data } = (await response.json()) as {
        data: { login: { message: string; user: { name: string } | null } };
      };
      const { message, user } = data.login;
      if (user) localStorage.setItem('loggedUser', JSON.stringify({ ...user, email, message }));
      return user?.name;
    },
    { query: LOG_IN, email, password },
  );
  if (!name) throw new Error(`${email} could not log in.`);
}
