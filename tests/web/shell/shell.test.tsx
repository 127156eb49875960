import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setWidth } from '../../support/browser/web-setup.ts';
import { renderScreen } from '../render-screen.tsx';

/** The navigation bar. testing-library treats every header as a banner, so this is the first one. */
async function bar(): Promise<HTMLElement> {
  const [first] = await screen.findAllByRole('banner');
  if (!first) throw new Error('There is no navigation bar.');
  return first;
}

test.each([
  ['/', 'Haat | Home'],
  ['/products', 'Haat | Products'],
  ['/about', 'Haat | About Us'],
  ['/login', 'Haat | LOGIN'],
  ['/nowhere/at/all', 'Haat | Page not found'],
])('%s is titled %s', async (path, title) => {
  renderScreen(path).start();
  await waitFor(() => expect(document.title).toBe(title));
});

test('the wide bar shows a guest the ways in, and no menu', async () => {
  renderScreen('/about').start();
  const banner = await bar();
  const links = within(banner).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Haat', '/'],
    ['About Us', '/about'],
    ['Sign in', '/login'],
    ['Sign up', '/signup'],
    ['Cart', '/cart/guest'],
  ]);
  expect(within(banner).queryByRole('button', { name: 'Menu' })).toBeNull();
});

test.each([820, 375])(
  'at %i pixels the links are in a menu over the page, which its button and a choice close',
  async (width) => {
    setWidth(width);
    const shop = renderScreen('/products');
    shop.start();
    const menu = await screen.findByRole('button', { name: 'Menu' });
    await shop.user.click(menu);
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    expect(within(dialog).queryByRole('link', { name: 'Clothing' }) !== null).toBe(width === 375);
    await shop.user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(menu).toHaveFocus();
    await shop.user.click(menu);
    await shop.user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'About Us' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'About Us' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  },
);

test('a change of screen moves the focus to the content and is announced', async () => {
  const shop = renderScreen('/products');
  shop.start();
  await shop.user.click(within(await bar()).getByRole('link', { name: 'About Us' }));
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Haat | About Us'));
});

test('whoever types in the search box before the screen has come types on; what was asked for in the box leads out of it', async () => {
  const shop = renderScreen('/products');
  shop.start();
  const box = await screen.findByRole('combobox', { name: 'Search products' });
  await act(async () => {
    void shop.router.navigate('/about');
    fireEvent.pointerDown(box);
    box.focus();
  });
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  await waitFor(() => expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Haat | About Us'));
  expect(box).toHaveFocus();
  await shop.user.keyboard('lamp{Enter}');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  expect(shop.address()).toBe('/products?search=lamp');
});

test('on a phone, what is typed in the search panel stays when the screen asked for before comes', async () => {
  setWidth(375);
  const shop = renderScreen('/products?search=shirt');
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Search' }));
  const box = screen.getByRole('combobox', { name: 'Search products' });
  expect(box).toHaveValue('shirt');
  await act(async () => {
    void shop.router.navigate('/about');
    fireEvent.change(box, { target: { value: 'lam' } });
  });
  await screen.findByRole('heading', { level: 1, name: 'About Us' });
  expect(screen.getByRole('combobox', { name: 'Search products' })).toBe(box);
  expect(box).toHaveValue('lam');
  await shop.user.keyboard('p{Enter}');
  await waitFor(() => expect(shop.address()).toBe('/products?search=lamp'));
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search products' })).toBeNull());
});

test('the footer says who built the shop; its icons lead to the sign-up form', async () => {
  renderScreen('/about').start();
  const footer = await screen.findByRole('contentinfo');
  expect(footer).toHaveTextContent('available 24/7, built by a single full stack developer');
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Haat`);
  for (const name of ['Instagram', 'LinkedIn', 'GitHub', 'X']) {
    expect(within(footer).getByRole('link', { name: `${name}: sign up` })).toHaveAttribute('href', '/signup');
  }
});

test('the footer offers somebody who is logged in no way in, but their own', async () => {
  renderScreen('/about', { signedInAs: 'shopper@haat.com' }).start();
  const company = within(await screen.findByRole('contentinfo')).getByRole('navigation', { name: 'Company' });
  expect(
    within(company)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['About Us', '/about'],
    ['Products', '/products'],
    ['Wishlist', '/wishlist'],
    ['Orders', '/orders'],
  ]);
});

test('the cart’s count stands in the bar once it is known', async () => {
  const shop = renderScreen('/about', { signedInAs: 'shopper@haat.com' });
  const answer = shop.hold('CartAndWishlist');
  shop.start();
  const cart = within(await bar()).getByRole('link', { name: /^Cart/ });
  expect(cart).toHaveAccessibleName('Cart');
  expect(cart).toHaveTextContent(/^Cart$/);
  answer();
  await waitFor(() => expect(cart).toHaveAccessibleName('Cart, 0 items'));
  expect(cart).toHaveTextContent(/0$/);
});

test('the colour scheme is switched and kept', async () => {
  const shop = renderScreen('/about');
  shop.start();
  await shop.user.click(await screen.findByRole('button', { name: 'Switch to dark colours' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await shop.user.click(screen.getByRole('button', { name: 'Switch to light colours' }));
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('an unknown address is not found, and leads home', async () => {
  const shop = renderScreen('/nowhere');
  shop.start();
  expect(await screen.findByText('404')).toBeVisible();
  expect(screen.getByText('The page you are looking for is not found')).toBeVisible();
  await shop.user.click(screen.getByRole('link', { name: 'Back to home' }));
  await waitFor(() => expect(shop.address()).toBe('/'));
});

test('the About Us screen names three developers with three links each', async () => {
  renderScreen('/about').start();
  const team = await screen.findByRole('region', { name: 'Team Members' });
  expect(within(team).getAllByText('Full Stack Developer')).toHaveLength(3);
  expect(within(team).getAllByRole('img')).toHaveLength(3);
  expect(within(team).getAllByRole('link')).toHaveLength(9);
  const onward = within(screen.getByRole('main')).getByRole('link', { name: 'Explore Products' });
  expect(onward).toHaveAttribute('href', '/products');
});

test('the strip leads to all products and each category, and marks the one that is open', async () => {
  const shop = renderScreen('/about');
  shop.start();
  const strip = await screen.findByRole('navigation', { name: 'Shop' });
  const links = () => within(strip).getAllByRole('link');
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All products', '/products'],
    ['Electronics', '/products?category=Electronics'],
    ['Accessories', '/products?category=accessories'],
    ['Clothing', '/products?category=clothing'],
  ]);
  expect(links().filter((link) => link.hasAttribute('aria-current'))).toEqual([]);

  await shop.user.click(within(strip).getByRole('link', { name: 'Clothing' }));
  expect(await screen.findByRole('checkbox', { name: 'Clothing' })).toBeChecked();
  expect(localStorage.getItem('homeCategory')).toBe('clothing');
  expect(within(strip).getByRole('link', { current: 'page' })).toHaveTextContent('Clothing');

  await shop.user.click(within(strip).getByRole('link', { name: 'All products' }));
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Clothing' })).not.toBeChecked());
  expect(localStorage.getItem('homeCategory')).toBeNull();
});
