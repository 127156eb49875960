import { existsSync } from 'node:fs';
import { chromium, type Browser, type Page } from 'playwright-core';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

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

/** The browser that the tests drive: `CHROMIUM_PATH`, else the first that stands in one of the usual places. */
export function requireBrowserPath(): string {
  const path = [process.env['CHROMIUM_PATH'] ?? '', ...USUAL_PLACES].find((place) => place !== '' && existsSync(place));
  if (!path) throw new Error('No Chromium or Chrome found. Install one, or set CHROMIUM_PATH to its program.');
  return path;
}

/** Starts the browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: requireBrowserPath(), args: ARGUMENTS });
}

/** How a visitor comes: the window's width, the colours and the motion that their system asks for. */
export interface Visitor {
  width?: number;
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

/** Where each layout of the specification is looked at, with a height to match. */
export const WIDTHS = { phone: 375, tablet: 820, wide: 1440 } as const;
const HEIGHTS: Record<number, number> = { 375: 812, 820: 1180, 1440: 900 };

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
  const { width = WIDTHS.wide, colorScheme = 'light', reducedMotion = 'reduce' } = visitor;
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
      if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== new URL(origin).origin) problems.push(`asked ${url.href}`);
    });
    await act(page);
  } finally {
    await context.close();
  }
  if (problems.length > 0) throw new Error(`The page had problems:\n${problems.join('\n')}`);
}
