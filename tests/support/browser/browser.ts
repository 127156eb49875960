import { chromium, type Browser, type Page } from 'playwright-core';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { findHeadless, NO_CHROMIUM } from '../../../scripts/test/chromium.ts';

/** Nothing but the page itself: no updates, no synchronisation, no first-run screens. */
const ARGUMENTS = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser; with `scrollbars`, they take room as on a desk. */
export function openBrowser({ scrollbars = false } = {}): Promise<Browser> {
  const executablePath = findHeadless();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  return chromium.launch({
    executablePath,
    args: ARGUMENTS,
    ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  });
}

/** How a visitor comes: the window's width, the colours and the motion that their system asks for. */
export interface Visitor {
  width?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
  /** What the browser logs by itself on the way of this visit and is meant to, such as a refusal's status. */
  tolerated?: RegExp;
}

/** Where each layout of the specification is looked at, with a height to match. */
export const WIDTHS = { phone: 375, tablet: 820, wide: 1440 } as const;
export const HEIGHTS: Record<number, number> = { 375: 812, 820: 1180, 1440: 900 };

/**
 * Lets a visitor use the shop in a window of their own. Fails if the page logged a problem, threw, broke its content
 * security policy (which the browser logs as well), or asked any other origin for anything.
 */
export async function visit(
  browser: Browser,
  origin: string,
  visitor: Visitor,
  act: (page: Page) => Promise<void>,
): Promise<void> {
  const { width = WIDTHS.wide, colorScheme = 'light', reducedMotion = 'reduce', tolerated } = visitor;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHTS[width] ?? 900 },
    colorScheme,
    reducedMotion,
  });
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (!['error', 'warning'].includes(message.type()) || tolerated?.test(message.text())) return;
      // An address that leads nowhere says so by its status, which the browser logs.
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
    // What the page said of it is what one wants to know.
    if (error instanceof Error && problems.length > 0)
      error.message += `\nThe page had problems:\n${problems.join('\n')}`;
    throw error;
  } finally {
    await context.close();
  }
  if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
}

const LOG_IN = `mutation ($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) { message user { name role avatar token } }
}`;

/** Logs the page's visitor in with a seeded account, as the form does it but without its delays; the page has left the shop then. */
export async function signIn(page: Page, role: (typeof ACCOUNTS)[number]['role'] = 'user'): Promise<void> {
  const account = ACCOUNTS.find((known) => known.role === role);
  if (!account) throw new Error(`There is no seeded ${role}.`);
  await signInAs(page, account);
}

/** A page of the shop's origin without the app, which might ask something between the cookie and the token that goes with it. */
const STILL = '/robots.txt';

/** The same, with any account. */
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
