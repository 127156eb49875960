import type { Page } from 'playwright-core';
import { FORM_LOADING_MS } from '../../../web/src/lib/timing.ts';

export const NEWCOMER = {
  'First name': 'Kavya',
  'Last name': 'Pillai',
  Email: 'kavya@haat.com',
  Password: 'Kavya@12',
  'Mobile number': '9876543210',
};
/** The seeded shopper, by the labels of the log-in form. */
export const SHOPPER = { Email: 'shopper@haat.com', Password: 'Shopper@1' };

/** Forms with a loading text before them, by the first word of both. */
type SlowForm = 'Signin' | 'Signup';

/** Opens a form's screen. `form` names one with a loading text, which is skipped. */
export async function open(page: Page, path: string, form?: SlowForm): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  if (form) await skipLoading(page, form);
  else await page.locator('main form').waitFor();
}

/** Advances the clock by the time of the loading text. */
export async function skipLoading(page: Page, form: SlowForm): Promise<void> {
  const heading = page.getByRole('heading', { name: `${form} Form`, exact: true });
  await page.getByText(`${form} form loading...`).or(heading).waitFor();
  await page.clock.fastForward(FORM_LOADING_MS);
  await heading.waitFor();
}

/** Types into the fields with these labels. */
export async function fillIn(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
}

/** The error message of a field, as a screen reader finds it. */
export async function problemOf(page: Page, label: string): Promise<string | null> {
  return page.getByLabel(label, { exact: true }).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ') || null;
  });
}

/** Presses the submit button, which is never disabled. */
export async function submit(page: Page): Promise<void> {
  await page.locator('main form [type=submit]').click({ force: true });
}

/** Path and query of the page. */
export function address(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
}
