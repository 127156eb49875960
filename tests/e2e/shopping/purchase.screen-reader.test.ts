import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { signInAs } from '../../support/browser/browser.ts';
import { newShopper } from '../shoppers.ts';
import { plentiful, typeAddress } from './cart-steps.ts';
import { shopInBrowser } from '../../support/browser/shop-in-browser.ts';

/**
 * A purchase as a screen reader tells it: Chromium's tree of roles, names and states. Whoever changes what is said changes this
 * file, too. Prices, the product's name and numbers of orders are replaced: they are the catalogue's.
 */
const at = shopInBrowser();
let title: string;
let id: string;
beforeAll(async () => {
  [{ title, id }] = await plentiful(at.shop);
});

const LANDMARK = /^(?:banner|contentinfo|main|navigation|search|region|complementary|form)\b/;
/** What one can jump to or press, and what is said by itself. */
const TOLD =
  /^(?:alert|article|button|checkbox|combobox|group|heading|img "|link|list "|listitem "|navigation|radio|radiogroup|region|spinbutton|status|table|textbox)\b/;

async function tell(part: Locator, kept = TOLD): Promise<string> {
  const tree = await part.ariaSnapshot();
  const lines = tree
    .split('\n')
    .map((line) => line.replace(/^[\s-]+/, ''))
    .filter((line) => kept.test(line))
    .map((line) =>
      line
        .replaceAll(title, 'PRODUCT')
        .replaceAll(/₹[\d,.]+/g, 'PRICE')
        .replaceAll(/[\da-f]{24}/g, 'NUMBER')
        .replace(/:$/, ''),
    );
  return `\n${lines.join('\n')}\n`;
}

/** From now on `heard` has what live regions say, until the page is loaded anew. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const LIVE = '[role=status], [role=alert], [aria-live]';
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (region: Element | null | undefined): void => {
      const said = region?.textContent.trim().replaceAll(/\s+/g, ' ');
      if (said && !heard.includes(said)) heard.push(said);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        hear((target instanceof Element ? target : target.parentElement)?.closest(LIVE));
        // Alerts are heard when they come.
        for (const node of addedNodes) if (node instanceof Element && node.matches(LIVE)) hear(node);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  return async () => {
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    return heard.map((said) => said.replaceAll(title, 'PRODUCT').replaceAll(/[\da-f]{24}/g, 'NUMBER'));
  };
}

test('the list names its landmarks, and a card says all that it shows', () =>
  at.visit({}, async (page) => {
    await page.goto(`/products?${new URLSearchParams({ search: title }).toString()}`);
    expect(await tell(page.locator('body'), LANDMARK)).toMatchInlineSnapshot(`
      "
      banner
      search
      navigation "Main"
      navigation "Shop"
      main
      complementary "Filters"
      form "Filters"
      region "Products"
      contentinfo
      region "About the developer"
      navigation "Company"
      region "About the website"
      "
    `);
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    expect(await tell(card)).toMatchInlineSnapshot(`
      "
      article
      heading "PRODUCT" [level=2]
      link "PRODUCT"
      button "Add PRODUCT to wishlist"
      img "Rated 5 out of 5"
      "
    `);
  }));

test('from a product to the order', () =>
  at.visit({}, async (page) => {
    const heard = await listen(page);
    await signInAs(page, await newShopper(at.shop));
    await page.goto(`/product/single/${id}`);
    const facts = page.locator('main h1').locator('xpath=ancestor::div[1]');
    expect(await tell(facts)).toMatchInlineSnapshot(`
      "
      heading "PRODUCT" [level=1]
      img "Rated 5 out of 5"
      link "2 reviews"
      button "Buy Now"
      button "Add to Cart"
      button "Share"
      "
    `);
    const above = page.locator('main > div > div').first();
    expect(await tell(above)).toContain('list "Ordering"\nlink "Apple"\nlink "Accessories"');

    await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
    await page.getByRole('link', { name: 'Proceed to checkout' }).waitFor();
    expect(await tell(page.getByRole('main'))).toMatchInlineSnapshot(`
      "
      heading "Shopping Cart" [level=1]
      button "Remove all"
      status "Changes of the cart"
      list "Products in your cart"
      heading "PRODUCT" [level=2]
      link "PRODUCT"
      group "Quantity of PRODUCT"
      button "Increase the quantity of PRODUCT"
      button "Move to wishlist PRODUCT": Move to wishlist
      button "Remove PRODUCT"
      region "Summary"
      heading "Summary" [level=2]
      link "Proceed to checkout"
      link "Continue shopping"
      "
    `);

    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByRole('heading', { name: 'Delivery address' }).waitFor();
    expect(await tell(page.getByRole('main'))).toMatchInlineSnapshot(`
      "
      heading "Checkout" [level=1]
      group "Steps of the checkout"
      button "1 Address" [disabled]
      button "2 Payment" [disabled]
      button "3 Confirm" [disabled]
      region "Delivery address"
      heading "Delivery address" [level=2]
      textbox "Postal code"
      textbox "State"
      textbox "City"
      textbox "Block"
      textbox "Address"
      button "Continue to payment" [disabled]
      region "Order summary"
      heading "Order summary" [level=2]
      "
    `);
    await typeAddress(page, {
      Address: '1 Hill Road',
      Block: 'B',
      City: 'Kochi',
      State: 'Kerala',
      'Postal code': '68200',
    });
    await page.getByLabel('City', { exact: true }).focus();
    const errors = page.locator('[aria-invalid=true]');
    await errors.waitFor();
    expect(
      await errors.evaluate(
        (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
      ),
    ).toMatchInlineSnapshot(`"Postal code can not be less than 6 digits"`);
    await typeAddress(page, { 'Postal code': '682001' });
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await page.getByRole('heading', { name: 'Payment' }).waitFor();
    expect(await tell(page.getByRole('main'))).toMatchInlineSnapshot(`
      "
      heading "Checkout" [level=1]
      group "Steps of the checkout"
      button "Address (completed)"
      button "2 Payment" [disabled]
      button "3 Confirm" [disabled]
      region "Payment"
      heading "Payment" [level=2]
      radiogroup "Choose how you want to pay"
      radio "Credit Card"
      radio "UPI"
      radio "Cashon Delivery"
      button "Prev"
      button "Review order"
      region "Order summary"
      heading "Order summary" [level=2]
      "
    `);

    await page.getByRole('radio', { name: 'UPI' }).check();
    await page.getByRole('button', { name: 'Review order' }).click();
    await page.getByRole('heading', { name: 'Confirm your order' }).waitFor();
    expect(await tell(page.getByRole('main'))).toMatchInlineSnapshot(`
      "
      heading "Checkout" [level=1]
      group "Steps of the checkout"
      button "Address (completed)"
      button "Payment (completed)"
      button "3 Confirm" [disabled]
      region "Confirm your order"
      heading "Confirm your order" [level=2]
      region "Address"
      heading "Address" [level=3]
      button "Change address": Change
      region "Payment"
      heading "Payment" [level=3]
      button "Change payment": Change
      region "Items"
      heading "Items" [level=3]
      button "Prev"
      region "Order summary"
      heading "Order summary" [level=2]
      button "Place order"
      "
    `);

    await page.getByRole('button', { name: 'Place order' }).click();
    const placed = page.getByRole('region', { name: 'Thank you, your order is placed' });
    await placed.waitFor();
    expect(await tell(placed)).toMatchInlineSnapshot(`
      "
      region "Thank you, your order is placed"
      heading "Thank you, your order is placed" [level=1]
      list "Products"
      link "View order"
      button "Print"
      link "Explore Products"
      button "Copy the id NUMBER"
      "
    `);
    // What came of the order has the focus.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Thank you, your order is placed');
    // Without being asked: each screen’s title.
    await expect.poll(heard).toEqual(expect.arrayContaining(['Haat | Cart', 'Haat | Checkout', 'Haat | Orders']));
  }));
