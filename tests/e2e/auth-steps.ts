import type { Page } from 'playwright-core';
import { FORM_LOADING_MS } from '../../web/src/constants.ts';

/** Somebody who signs up. */
export const NEWCOMER = {
  'First name': 'Kavya',
  'Last name': 'Pillai',
  Email: 'kavya@haat.com',
  Password: 'Kavya@12',
  'Mobile number': '9876543210',
};
/** The seeded shopper, as the log-in form asks for them. */
export const SHOPPER = { Email: 'shopper@haat.com', Password: 'Shopper@1' };

/** Opens a screen; where it shows a loading text first, its time is skipped. */
export async function open(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await skipLoading(page);
}

/** Skips the time of a form's loading text, which must be there: once it is shown, or as soon as it comes. */
export async function skipLoading(page: Page): Promise<void> {
  await page
    .locator('main form')
    .or(page.getByText(/form loading\.\.\.$/))
    .first()
    .waitFor();
  if ((await page.locator('main form').count()) === 0) await page.clock.fastForward(FORM_LOADING_MS);
  await page.locator('main form').waitFor();
}

/** Types into the fields with these labels. */
export async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** What a field says is wrong with it, as a screen reader finds it. */
export async function problemOf(page: Page, label: string): Promise<string | null> {
  return page.getByLabel(label, { exact: true }).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') || null;
  });
}

/** Presses the button that sends the form, which is never dead. */
export async function submit(page: Page): Promise<void> {
  await page.locator('main form [type=submit]').click({ force: true });
}

/** Path and query of the page. */
export function address(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}
