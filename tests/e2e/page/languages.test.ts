import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ACCOUNTS } from '../../../upstream/seed/accounts.ts';
import { quiet, takenOver, WIDTHS } from '../../support/browser/browser.ts';
import { guestScreens, requireReviewedProduct } from '../screens.ts';
import { comeWithCart } from '../shopping/cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

const at = shopInBrowser();

const language = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const shown = (page: Page) => page.locator('html').getAttribute('lang');
test('a guest changes to Hindi, logs in, opens the cart, and changes back', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await takenOver(page);
    await quiet(page);
    // But for the word that leads to Hindi, on a system without its letters.
    expect(asked.filter((address) => /hindi(?!-name)|devanagari/.test(address))).toEqual([]);
    expect(await page.evaluate(() => document.fonts.check('1em "Hindi name"', 'ह'))).toBe(true);

    const choice = language(page, 'हिन्दी');
    await choice.scrollIntoViewIfNeeded();
    await choice.click();
    await page.getByRole('heading', { name: 'सबसे अच्छी रेटिंग' }).waitFor();
    expect(await shown(page)).toBe('hi-IN');
    expect(await page.evaluate(() => scrollY), 'the place on the page').toBeGreaterThan(0);
    expect(await page.evaluate(() => document.fonts.check('1em "Noto Sans Devanagari"', 'क'))).toBe(true);
    expect(await page.title()).toBe('Haat | होम');
    expect(await page.getByRole('article').first().innerText()).toMatch(/₹\d{1,3}(,\d{2})*,\d{3}[^]*और देखें/);

    await page.getByRole('contentinfo').getByRole('link', { name: 'साइन इन', exact: true }).click();
    const [account] = ACCOUNTS;
    if (!account) throw new Error('There is no seeded account.');
    await page.getByLabel('ईमेल').fill(account.email);
    await page.getByLabel('पासवर्ड', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'साइन इन करें' }).click();
    await page.getByRole('banner').getByRole('link', { name: /^कार्ट/ }).click();
    await page.getByRole('heading', { level: 1, name: 'शॉपिंग कार्ट' }).waitFor();

    await language(page, 'English').click();
    await page.getByRole('heading', { level: 1, name: 'Shopping Cart' }).waitFor();
    expect(await shown(page)).toBe('en-IN');
  }));

test('without JavaScript the links of the footer lead to this page in the other language, which stays', () =>
  at.visit({ javaScript: false }, async (page) => {
    await page.goto('/products?brand=Apple');
    await language(page, 'हिन्दी').click();
    await page.waitForURL('**/products?brand=Apple&lang=hi');
    await page.getByRole('list', { name: 'चुने हुए फ़िल्टर' }).waitFor();
    expect(await page.getByRole('checkbox', { name: 'Apple' }).isChecked()).toBe(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'हमारे बारे में' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.innerText()).toBe('हमारे बारे में');
    expect(await shown(page)).toBe('hi-IN');
    // No script names the colours, which the fonts come with.
    expect(await heading.evaluate((element) => getComputedStyle(element).fontFamily)).toMatch(/Figtree.*Devanagari/);
  }));

/** Texts that are wider than their box or the window. What is meant to scroll or to be unseen does not count. */
function overflowing(): string[] {
  const hidden = (element: Element) => {
    const { clip, clipPath } = getComputedStyle(element);
    return clip !== 'auto' || clipPath !== 'none' || element.closest('[inert], [hidden]');
  };
  /** In a row that scrolls sideways. */
  const inRow = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX === 'auto' || inRow(element.parentElement));
  /** Its own ones: what is for screen readers only is in an element of its own. */
  const textsOf = (element: Element) =>
    [...element.childNodes].filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim());
  const elements = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      textsOf(element).length > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !hidden(element),
  );
  const problems = elements.filter((element) => {
    const ends = textsOf(element).map((text) => {
      const range = document.createRange();
      range.selectNode(text);
      return range.getBoundingClientRect().right;
    });
    const scrolls = element.closest('section, [role=tablist]')?.querySelector('[class*=viewport], [role=tab]');
    const isOut = Math.max(...ends) > innerWidth + 1 && !scrolls && !inRow(element);
    return isOut || (getComputedStyle(element).display !== 'inline' && element.scrollWidth > element.clientWidth + 1);
  });
  const texts = problems.map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
  return document.documentElement.scrollWidth > innerWidth ? ['the page', ...texts] : texts;
}

// `visit` fails for a message of React about a page that differs from what the app renders.
test('on a phone no screen in Hindi cuts a text, and the app takes those of the server over as they are', () =>
  at.visit({ width: WIDTHS.phone }, async (page) => {
    const { id } = await requireReviewedProduct(at.shop);
    await page.goto('/?lang=hi');
    expect(new URL(page.url()).search, 'the choice is kept without the address').toBe('');
    for (const [name, path] of Object.entries(guestScreens(id))) {
      await page.goto(path);
      await takenOver(page);
      expect(await shown(page), name).toBe('hi-IN');
      expect(await page.evaluate(overflowing), name).toEqual([]);
    }
    await comeWithCart(page, at.shop, [id]);
    for (const path of ['/cart', '/checkout', '/profile', '/signup']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet(page);
      expect(await page.evaluate(overflowing), path).toEqual([]);
    }
  }));
