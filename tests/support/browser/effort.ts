import type { Page } from 'playwright-core';

/** What a person did: presses of the mouse, keys of the keyboard, and choices in a list or of a file. */
export interface Effort {
  clicks: number;
  choices: number;
  keys: number;
}

const KEPT = 'effort'; // in the tab's own storage, so that another page of the shop goes on counting

/** Counts what happens in every page of this tab from the next load on. */
export async function countEffort(page: Page): Promise<void> {
  await page.addInitScript((kept) => {
    const count = (name: keyof Effort) => {
      const now = JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Partial<Effort>;
      sessionStorage.setItem(kept, JSON.stringify({ ...now, [name]: (now[name] ?? 0) + 1 }));
    };
    const listen = (type: string, handle: (event: Event) => void, capture = true) =>
      window.addEventListener(type, handle, capture);
    // On its way back: Playwright stops a press whose target has just moved before it gets there, and presses again.
    listen('pointerdown', ({ isTrusted }) => isTrusted && count('clicks'), false);
    listen('keydown', ({ isTrusted }) => isTrusted && count('keys'));
    // The browser's own lists and windows are outside the page, and Playwright chooses in their place.
    listen('change', ({ target }) => {
      const isChoice =
        target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'file');
      if (isChoice) count('choices');
    });
  }, KEPT);
}

/** What `act` took. */
export async function effortOf(page: Page, act: () => Promise<void>): Promise<Effort> {
  await page.evaluate((kept) => sessionStorage.removeItem(kept), KEPT);
  await act();
  const kept = await page.evaluate((name) => sessionStorage.getItem(name), KEPT);
  return { clicks: 0, choices: 0, keys: 0, ...(JSON.parse(kept ?? '{}') as Partial<Effort>) };
}

/** `3 clicks, 1 choice`; what did not occur is left out. `times`: so often the same. */
export const effortText = (effort: Effort, times = 1): string =>
  (
    [
      ['clicks', 'click'],
      ['choices', 'choice'],
      ['keys', 'key'],
    ] as const
  )
    .filter(([name]) => effort[name] > 0)
    .map(([name, one]) => `${effort[name] * times} ${effort[name] * times === 1 ? one : name}`)
    .join(', ');
