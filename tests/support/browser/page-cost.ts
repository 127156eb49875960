import type { Browser, Page } from 'playwright-core';
import { quiet, visit, WIDTHS } from './browser.ts';

/** What a page costs a phone, in measures that are the same on every machine. */
export interface PageCost {
  /**
   * Processor time of the page's main thread, as a multiple of `referenceWork` in the same browser at the same time. A slow
   * machine takes longer for both, and time in which the thread waited for a processor counts for neither.
   */
  work: number;
  /** Kilobytes of scripts, as they are sent. */
  scripts: number;
  /** Kilobytes of all files, as they are sent. */
  files: number;
}

/** Odd, so that one of them is in the middle. */
const ROUNDS = 7;

/** Medians of several loads, each in a new window without a cache. `more` runs in the page, for a page that does more. */
export async function pageCost(browser: Browser, url: URL, more = (): void => undefined): Promise<PageCost> {
  const rounds: PageCost[] = [];
  while (rounds.length < ROUNDS)
    await visit(browser, url.origin, { width: WIDTHS.phone, touch: true }, async (page) => {
      const reference = await mainThreadTime(page, () => page.evaluate(referenceWork));
      await page.addInitScript(savesData);
      await page.goto('/robots.txt'); // the page gets the process of this one, which is measured from its beginning
      await page.addInitScript(more);
      const sent = await countBytes(page);
      const time = await mainThreadTime(page, async () => {
        await page.goto(url.pathname);
        await quiet(page);
      });
      rounds.push({ work: time / reference, scripts: sent.scripts / 1000, files: sent.files / 1000 });
    });
  const median = (name: keyof PageCost): number =>
    rounds.map((round) => round[name]).toSorted((a, b) => a - b)[(ROUNDS - 1) / 2] ?? NaN;
  return { work: median('work'), scripts: median('scripts'), files: median('files') };
}

/** Nothing is read ahead for other screens. */
const savesData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } });

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

/** Bytes that come over the line from now on, with headers. */
async function countBytes(page: Page): Promise<{ scripts: number; files: number }> {
  const sent = { scripts: 0, files: 0 };
  const scripts = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type }) => type === 'Script' && scripts.add(requestId));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sent.files += encodedDataLength;
    if (scripts.has(requestId)) sent.scripts += encodedDataLength;
  });
  await session.send('Network.enable');
  return sent;
}
