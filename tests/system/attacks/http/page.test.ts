import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSmallWeb } from '../../../support/browser/built-web.ts';
import { startGateway, type RunningGateway } from '../../../support/servers/gateway.ts';
import { alwaysAnswers, serve, type TestServer } from '../../../support/http.ts';

/** Patterns of `String.replace`, the end of a script, and the page's own placeholder. */
const SHOP_NAME = `$& $\` $' $$ $1 $<a> </script>"__CSP_NONCE__`;
const ESCAPED = `$&amp; $\` $&#39; $$ $1 $&lt;a> &lt;/script>&quot;__CSP_NONCE__`;

const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
let upstream: TestServer;
let gateway: RunningGateway;
beforeAll(async () => {
  upstream = await serve(alwaysAnswers(200, {}));
  const accounts = [{ role: 'user', email: `$&$'@haat.com`, password: '</script>$`' }];
  gateway = await startGateway({
    upstreamUrl: upstream.url,
    webFolder: buildSmallWeb(folder),
    shopName: SHOP_NAME,
    accounts,
  });
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await upstream[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const page = async (path: string): Promise<string> => (await fetch(gateway.url + path)).text();

describe('the shop’s name stands in the page exactly as it is, escaped:', () => {
  test('in the shop', async () => {
    expect(await page('/')).toMatch(/^<title>(.*)<\/title><script nonce="[^"]{24}"><\/script>$/);
    expect(/<title>(.*)<\/title>/.exec(await page('/'))?.[1]).toBe(ESCAPED);
  });

  test('in the sandbox, and the accounts that it is handed', async () => {
    const html = await page('/sandbox');
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(ESCAPED);
    expect(html).toContain('&quot;email&quot;:&quot;$&amp;$&#39;@haat.com&quot;');
    expect(html).toContain('&quot;password&quot;:&quot;&lt;/script>$`&quot;');
    expect(html.match(/<script/g)).toHaveLength(1);
  });
});

describe('a page that is opened by a mailed link', () => {
  test.each(['/reset_password/token/abc', '/reset_password/token/abc/?from=mail', '/Reset_Password/Token/abc'])(
    'tells nobody where somebody came from: %s',
    async (path) => {
      const { headers } = await fetch(gateway.url + path);
      expect(headers.get('content-type')).toMatch(/^text\/html/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[^']+'/);
    },
  );

  test('is still the same page, and the only one of its kind', async () => {
    const plain = (html: string): string => html.replaceAll(/nonce="[^"]*"/g, '');
    expect(plain(await page('/reset_password/token/abc'))).toBe(plain(await page('/')));
    expect((await fetch(gateway.url)).headers.get('referrer-policy')).toBe('same-origin');
  });
});
