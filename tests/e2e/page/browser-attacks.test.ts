import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { signIn } from '../../support/browser/browser.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

/**
 * In a timeout, since the browser allows eval in code of the debugger. A text, since the linter forbids all of these.
 */
const MAKING_CODE = `new Promise((resolve) => setTimeout(() => resolve([
  () => eval('1'),
  () => new Function('return 1')(),
  () => (() => 1).constructor('return 1')(),
  () => Object.getPrototypeOf(async () => 1).constructor('return 1')(),
].map((way) => {
  try {
    return way();
  } catch (error) {
    return error.name;
  }
}))))`;

describe('in a browser', () => {
  const at = shopInBrowser();

  test('a log-in leads to no other host, whatever was remembered', () =>
    at.visit({}, async (page) => {
      // Others are in tests/web/session/origin.test.ts.
      for (const from of ['/\t/evil.example', 'javascript:document.title=1']) {
        await signIn(page);
        // Sets the origin that the log-in returns to. The next page finds a logged-in user and returns there.
        await page.evaluate((address) => {
          history.pushState({ usr: { from: address }, key: 'planted', idx: 0 }, '', '/login');
        }, from);
        await page.reload();
        await page.getByRole('button', { name: /^Account of/ }).waitFor();
        await page.waitForURL(`${at.shop.url}/`);
      }
    }));

  test('an address of the shop that begins like another host’s leads to no other host', () =>
    at.visit({ tolerated: /./ }, async (page) => {
      for (const path of ['//evil.example/%2e%2e/cart', '/.//evil.example/cart', '/\\evil.example/']) {
        await page.goto(at.shop.url + path);
        await page.getByRole('contentinfo').waitFor();
        for (const link of await page.getByRole('link', { name: 'Sign in' }).all()) {
          expect(new URL((await link.getAttribute('href')) ?? '', page.url()).origin).toBe(at.shop.url);
        }
        expect(new URL(page.url()).origin).toBe(at.shop.url);
      }
    }));

  test('the page makes code of no text, on whatever way', () =>
    at.visit({ tolerated: /Content Security Policy|unsafe-eval|TrustedScript/ }, async (page) => {
      await page.goto('/about');
      const outcomes = await page.evaluate(MAKING_CODE);
      expect(outcomes).toEqual(['EvalError', 'EvalError', 'EvalError', 'EvalError']);
    }));

  test('a role that somebody wrote into the browser’s storage shows the staff’s screen and none of its data', () =>
    at.visit({ tolerated: /status of 403/ }, async (page) => {
      await signIn(page);
      await page.evaluate(() => {
        const user = JSON.parse(localStorage.getItem('loggedUser') ?? '{}') as object;
        localStorage.setItem('loggedUser', JSON.stringify({ ...user, role: 'SUPER_ADMIN' }));
      });
      const refused = page.waitForResponse(
        async (response) => response.url().endsWith('/graphql') && (await response.text()).includes('"FORBIDDEN"'),
      );
      await page.goto('/superAdmin?tab=users');
      await refused;
      await page.getByText('Your account may not do this.').first().waitFor();
      const shown = await page.locator('body').innerText();
      for (const { email } of ACCOUNTS.filter(({ role }) => role !== 'user')) expect(shown).not.toContain(email);
    }));
});

describe('what is built for shoppers', () => {
  const built = globSync('web/dist/shop/**/*', { withFileTypes: true }).filter((entry) => entry.isFile());
  const texts = built
    .filter(({ name }) => /\.(js|css|html|svg|txt)$/.test(name))
    .map(({ parentPath, name }) => readFileSync(`${parentPath}/${name}`, 'utf8'));
  const whole = texts.join('\n');

  test('has no source map', () => {
    expect(texts.length).toBeGreaterThan(10);
    expect(built.map(({ name }) => name).filter((name) => name.includes('.map'))).toEqual([]);
    expect(globSync('web/dist/sandbox/**/*.map')).toEqual([]);
    expect(whole).not.toMatch(/[#@]\s*sourceMappingURL=/);
  });

  test('has no account, no setting of the gateway and no path of the machine', () => {
    for (const { email, password } of ACCOUNTS) {
      expect(whole).not.toContain(email);
      expect(whole).not.toContain(password);
    }
    const settings = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z][A-Z_]{3,})=/gm)].map(
      ([, name]) => name,
    );
    expect(settings).toContain('SESSION_SECRETS');
    expect(settings.filter((name) => name && name !== 'SHOP_NAME' && new RegExp(`\\b${name}\\b`).test(whole))).toEqual(
      [],
    );
    expect(whole).not.toContain(process.cwd());
    expect(whole).not.toMatch(/process\.env\b|\/node_modules\//);
  });
});
