import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { buildSmallWeb } from '../../support/browser/built-web.ts';
import { openBrowser, visit } from '../../support/browser/browser.ts';
import { startGateway, type RunningGateway } from '../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../support/http.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
let upstream: TestServer;
let gateway: RunningGateway;
let browser: Browser;
beforeAll(async () => {
  upstream = await serve(alwaysAnswers(200, { products: [] }));
  gateway = await startGateway({ upstreamUrl: upstream.url, webFolder: buildSmallWeb(folder) });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await gateway[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

test('the status page can be read by everybody, with and without errors on it', () =>
  visit(browser, gateway.url, {}, async (page) => {
    await page.goto('/status');
    await page.getByText('its data service answers').waitFor();
    await page.getByText('None.', { exact: true }).waitFor();
    await expectAccessible(page, 'status without errors');
    await gateway.query('{ me { id } }');
    // It reads itself again, at once when somebody comes back to it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await page.getByRole('rowheader', { name: 'UNAUTHENTICATED' }).waitFor();
    await expectAccessible(page, 'status with errors');
  }));
