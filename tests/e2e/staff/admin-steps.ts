import type { Page } from 'playwright-core';
import { signIn } from '../../support/browser/browser.ts';

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
export const rows = (page: Page) => page.getByRole('table', { name: 'Products' }).locator('tbody tr');
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export async function openProducts(page: Page): Promise<void> {
  await signIn(page, 'admin');
  await page.goto('/');
  await page.getByRole('button', { name: /account/i }).click();
  await page.getByRole('menuitem', { name: 'Admin', exact: true }).click();
  await tab(page, 'Product').click();
  await page
    .getByRole('link', { name: /^Edit / })
    .first()
    .waitFor();
}

const STAFF = /^(admin|super-admin|catalogue|counts-chart|edit-product|new-product)/;

/** Files of staff's screens alone among these addresses. A style sheet of several screens has their names behind 'parts'. */
export const filesOfStaff = (urls: string[]): string[] =>
  urls.filter((url) => {
    const [own = '', ...shared] = /\/assets\/([^/]+)$/.exec(url)?.[1]?.split('~') ?? [];
    return (shared.length > 0 ? shared : [own]).every((screen) => STAFF.test(screen));
  });
