import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn, visit } from '../../support/browser/browser.ts';
import { countEffort, effortOf, effortText, type Effort } from '../../support/browser/effort.ts';

/** What the table of `docs/staff.md` says of a task: here, and in the forms for one product or one order. */
export function documented(task: string): { here: string | undefined; one: string | undefined } {
  const row = readFileSync('docs/staff.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${task} `));
  const [here, one] = (row ?? '').split('|').slice(2).map((cell) => cell.trim()); // prettier-ignore
  return { here, one };
}

export const press = (place: Page | Locator, name: string | RegExp, exact = false) =>
  place.getByRole('button', { name, exact }).click();

export async function chooseFile(
  page: Page,
  button: Locator,
  name: string,
  mimeType: string,
  buffer: Buffer,
): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles({ name, mimeType, buffer });
}

/** Opens the first product of the admin's list, changes it, and saves. */
export async function inForm(page: Page, change: () => Promise<void>): Promise<Effort> {
  await page.getByRole('tab', { name: 'Product', exact: true }).click();
  const edit = page.getByRole('link', { name: /^Edit / }).first();
  await edit.waitFor();
  return effortOf(page, async () => {
    await edit.click();
    await change();
    await press(page, 'Save changes');
    await press(page.getByRole('dialog'), 'Save', true);
    await page.getByText('Product updated successfully').waitFor();
  });
}

export type Workplace = ReturnType<typeof workplace>;

/** Where the staff of a shop work, and what they do is counted. */
export function workplace(browser: Browser, shop: { url: string }) {
  /** Where typing an address halts, the form asks for a picture that does not exist. */
  const work = (role: 'admin' | 'superAdmin', path: string, act: (page: Page) => Promise<void>) =>
    visit(browser, shop.url, { tolerated: /status of 404/ }, async (page) => {
      await countEffort(page);
      await signIn(page, role);
      await page.goto(path);
      await act(page);
    });

  /** Types one value in the form, so many times over. `fold`: what has the field in it, and is opened first. */
  const typedInForm = (field: string, text: string, times: number, expected: string | undefined, fold?: string) =>
    work('admin', '/admin', async (page) => {
      const effort = await inForm(page, async () => {
        if (fold !== undefined) await page.getByText(fold, { exact: true }).click();
        await page.getByRole('textbox', { name: field, exact: true }).click();
        await page.keyboard.press('Control+A');
        await page.keyboard.type(text);
      });
      expect(effortText(effort, times)).toBe(expected);
    });
  return { work, typedInForm };
}
