import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../render-screen.tsx';
import { mockOrder, ORDER_2 } from '../orders/order-screen.ts';
// Loaded in advance, so that no test waits for the lazy screens.
import '../../../web/src/features/profile/profile-page.tsx';

const SHOPPER = 'shopper@haat.com';
const LAKE = '14, Lake View Road, Ward 6';
const MARINE = '2, Marine Drive, Ward 6';
const { deliveryAddress } = mockOrder();
const office = deliveryAddress && { ...deliveryAddress, address: '2, Marine Drive' };

/** The office is the latest. */
const open = async () => {
  const orders = [mockOrder(), mockOrder({ id: ORDER_2, deliveryAddress: office })];
  const shop = renderScreen('/profile', { signedInAs: SHOPPER, orders });
  const { unmount } = shop.start();
  await screen.findByRole('region', { name: 'Your addresses' });
  const press = async (name: string) => shop.user.click(await screen.findByRole('button', { name }));
  const edit = async (place: string, address: string) => {
    await press(`Edit ${place}`);
    await shop.user.clear(screen.getByLabelText('Address'));
    await shop.user.type(screen.getByLabelText('Address'), address);
    await press('Save address');
  };
  return { ...shop, press, edit, unmount };
};
const book = () => within(screen.getByRole('region', { name: 'Your addresses' }));
const places = () => book().queryAllByRole('listitem');
const streets = () => places().map((place) => place.querySelector('strong')?.textContent);
const defaults = () =>
  places()
    .filter(({ textContent }) => textContent.startsWith('Default'))
    .map((place) => place.querySelector('strong')?.textContent);
const way = () => book().queryByRole('button', { name: /^Bring back/ });
const heading = () => screen.getByRole('heading', { name: 'Your addresses' });
const marks = () => {
  const found = JSON.parse(localStorage.getItem('removedAddresses') ?? '{}') as Record<string, unknown[] | undefined>;
  return (found[SHOPPER] ?? []).map((one) => (typeof one === 'string' ? '' : (one as { mark: string }).mark));
};

test('an edited address is no removed one', async () => {
  const { edit } = await open();
  await edit(MARINE, '3, Marine Drive');
  expect(streets()).toEqual(['3, Marine Drive, Ward 6', LAKE]);
  expect(way()).toBeNull();
  expect(marks()).toEqual(['replaced']);
});

test('beside an edited one, Bring back counts and returns what was removed alone', async () => {
  const { edit, press } = await open();
  await edit(MARINE, '3, Marine Drive');
  await press(`Remove ${LAKE}`);
  await press('Bring back 1 removed address');
  expect(streets()).toEqual(['3, Marine Drive, Ward 6', LAKE]);
  expect(heading()).toHaveFocus();
  expect(way()).toBeNull();
  expect(marks()).toEqual(['replaced']);
});

test.each(['Undo', 'Bring back 1 removed address'])('%s: the default one is the default one again', async (back) => {
  const { press } = await open();
  await press(`Make ${LAKE} the default address`);
  await press(`Remove ${LAKE}`);
  // The next one is it meanwhile.
  expect(defaults()).toEqual([MARINE]);
  await press(back);
  expect(streets()).toEqual([LAKE, MARINE]);
  expect(defaults()).toEqual([LAKE]);
  expect(marks()).toEqual([]);
});

test.each(['Undo', 'Bring back 1 removed address'])(
  '%s: another one that was chosen meanwhile stays it',
  async (back) => {
    const { press, edit } = await open();
    await press(`Make ${LAKE} the default address`);
    await press(`Remove ${LAKE}`);
    // Saved as the one that checkout offers first.
    await edit(MARINE, '3, Marine Drive');
    expect(marks()).toEqual(['', 'replaced']);
    expect(defaults()).toEqual(['3, Marine Drive, Ward 6']);
    await press(back);
    expect(streets()).toEqual(['3, Marine Drive, Ward 6', LAKE]);
    expect(defaults()).toEqual(['3, Marine Drive, Ward 6']);
  },
);

test('of several default ones that were removed, the latest is it again', async () => {
  const { press } = await open();
  await press(`Make ${LAKE} the default address`);
  await press(`Make ${MARINE} the default address`);
  await press(`Remove ${MARINE}`);
  await press(`Remove ${LAKE}`);
  await press('Bring back 2 removed addresses');
  expect(defaults()).toEqual([LAKE]);
});

test('Undo gives the focus to the heading of the list', async () => {
  const { press, user } = await open();
  await press(`Remove ${MARINE}`);
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await user.keyboard('{Enter}');
  expect(streets()).toEqual([MARINE, LAKE]);
  expect(heading()).toHaveFocus();
  await press(`Remove ${MARINE}`);
  await press('Undo');
  expect(heading()).toHaveFocus();
});

test('marks of an unknown kind are none, and what an earlier version kept counts as removed', async () => {
  const first = await open();
  await first.press(`Remove ${MARINE}`);
  const [id] =
    (JSON.parse(localStorage.getItem('removedAddresses') ?? '{}') as Record<string, string[]>)[SHOPPER] ?? [];
  first.unmount();
  const found = [{ id, mark: 'other' }, { id: 5, mark: 'replaced' }, { mark: 'default' }, null];
  localStorage.setItem('removedAddresses', JSON.stringify({ [SHOPPER]: found }));
  const { press } = await open();
  expect(streets()).toEqual([LAKE]);
  await press('Bring back 1 removed address');
  expect(streets()).toEqual([MARINE, LAKE]);
});
