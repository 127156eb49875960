import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';

export const editor = (page: Page) => page.locator('.graphiql-query-editor .monaco-editor .view-lines');
export const answer = (page: Page) => page.locator('.result-window .view-lines');
export const session = (page: Page) => page.getByRole('status', { name: 'Session' });
export const switchTo = (page: Page, role: string) =>
  page.getByRole('group', { name: 'Switch to' }).getByRole('button', { name: role, exact: true }).click();
export const example = (page: Page) => page.getByRole('status', { name: 'Example' });
export const run = (page: Page) => page.getByRole('button', { name: /^Execute/ }).click();

/** The button works when the editors are loaded. During the layout of the page a click may miss it. */
export async function openExample(page: Page, name: string): Promise<void> {
  await eventually(async () => {
    await page.getByRole('button', { name: new RegExp(`^${name} (query|mutation)`) }).click();
    await vi.waitFor(async () => expect(await example(page).innerText()).toContain(`${name} is in the editor`));
  });
}

async function empty(page: Page): Promise<void> {
  await editor(page).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
}
/** Pastes the text, so that the editor completes nothing. */
export async function paste(page: Page, text: string): Promise<void> {
  await empty(page);
  await page.keyboard.insertText(text);
}

/** Waits until the response contains the text. */
export async function answered(page: Page, text: string): Promise<void> {
  await answer(page).getByText(text).first().waitFor();
}
