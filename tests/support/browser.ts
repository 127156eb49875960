import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium, NO_CHROMIUM } from '../../scripts/chromium.ts';

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

/** Starts the browser. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: ARGUMENTS });
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
