import type { Browser, Page } from 'playwright-core';
import { quiet, visit, WIDTHS } from './browser.ts';

/** Odd, so that one of them is in the middle. */
const ROUNDS = 5;

/**
 * Processor time of a page's main thread, as a multiple of `referenceWork` in the same browser at the same time. A slow machine
 * takes longer for both, and time in which the thread waited for a processor counts for neither. It is the median of several
 * loads, each in a new window without a cache. `more` runs in the page, for a page that does more.
 */
export async function pageWork(browser: Browser, url: URL, more = (): void => undefined): Promise<number> {
  const rounds: number[] = [];
  while (rounds.length < ROUNDS)
    await visit(browser, url.origin, { width: WIDTHS.phone, touch: true }, async (page) => {
      const reference = await mainThreadTime(page, () => page.evaluate(referenceWork));
      await page.goto('/robots.txt'); // the page gets the process of this one, which is measured from its beginning
      await page.addInitScript(more);
      const time = await mainThreadTime(page, async () => {
        await page.goto(url.pathname);
        await quiet(page);
      });
      rounds.push(time / reference);
    });
  return rounds.toSorted((a, b) => a - b)[(ROUNDS - 1) / 2] ?? NaN;
}

/**
 * What pages do, in a fixed amount, about 150 ms on a fast machine: scripts are compiled and run, elements made and laid
 * out. It runs in the browser.
 */
export function referenceWork(): void {
  const names = Array.from({ length: 1500 }, (_, at) => `f${at}`);
  const functions = names.map(
    (name, at) => `function ${name}(a){const o={x:a,y:[a,${at}],z:'k'+a};return Object.keys(o).join().length+${at}}`,
  );
  for (let round = 0; round < 4; round += 1) {
    const script = document.createElement('script');
    script.textContent = `{/*${round}*/${functions.join(';')};${names.map((name) => `${name}(${round})`).join('+')}}`;
    const list = document.createElement('ul');
    for (let item = 0; item < 400; item += 1) {
      const entry = document.createElement('li');
      entry.style.display = 'flex';
      entry.append(Object.assign(document.createElement('b'), { textContent: item }), ` line ${item} of a list`);
      list.append(entry);
    }
    document.documentElement.append(script, list);
    list.getBoundingClientRect();
    script.remove();
    list.remove();
  }
}

/** Seconds of a processor that the page's main thread used while `act` ran. */
async function mainThreadTime(page: Page, act: () => Promise<void>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const read = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN;
  };
  const before = await read();
  await act();
  const after = await read();
  await session.detach();
  return after - before;
}
