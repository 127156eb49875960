import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../render-screen.tsx';

const ABOUT = '/about?from=list#team';

const link = async (area: string, name: string) =>
  within(await screen.findByRole('navigation', { name: area })).findByRole('link', { name });

test.each([
  ['Main', 'Sign in', '/login'],
  ['Main', 'Sign up', '/signup'],
  ['Company', 'Sign in', '/login'],
  ['Company', 'Sign up', '/signup'],
])('%s: %s leads back to the screen of the link, in one step of the history', async (area, name, form) => {
  const shop = renderScreen(ABOUT);
  shop.start();
  await shop.user.click(await link(area, name));
  await waitFor(() => expect(shop.address()).toBe(form));
  expect(shop.shown().location.state).toEqual({ from: ABOUT });
  await shop.navigate(-1);
  expect(shop.address()).toBe('/about?from=list');
});

test('from one form to the other the way back stays', async () => {
  const shop = renderScreen('/about');
  shop.start();
  await shop.navigate('/login', { state: { from: '/cart' } });
  await shop.user.click(await link('Main', 'Sign up'));
  await waitFor(() => expect(shop.address()).toBe('/signup'));
  expect(shop.shown().location.state).toEqual({ from: '/cart' });
});
