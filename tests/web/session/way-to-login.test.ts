import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createShopRouter } from '../../../web/src/lib/router/shop-router.ts';
import { noteWayToLogin } from '../../../web/src/session/way-to-login.ts';

const PRODUCT = '/product/single/1?from=list#reviews';

/** A window at the product, with pages that need no code. */
function openWindow() {
  const history = createMemoryHistory({ initialEntries: [PRODUCT] });
  const router = createShopRouter([{ path: '*', element: null }], history);
  noteWayToLogin(router);
  const open = async (path: string, state: unknown = null): Promise<unknown> => {
    router.navigator.push(path, state);
    await Promise.resolve();
    return router.shown().location.state;
  };
  return { router, history, open };
}

test.each(['/login', '/signup'])(
  '%s leads back to the screen of the link to it, in one step of the history',
  async (form) => {
    const { history, open } = openWindow();
    expect(await open(form)).toEqual({ from: PRODUCT });
    history.go(-1);
    expect(history.location.pathname).toBe('/product/single/1');
  },
);

test('from one form to the other the way back stays', async () => {
  const { open } = openWindow();
  await open('/login');
  expect(await open('/signup')).toEqual({ from: PRODUCT });
});

test('what a guard or a notice says about the way back stays, and other screens learn nothing', async () => {
  const { open } = openWindow();
  expect(await open('/login', { from: '/cart' })).toEqual({ from: '/cart' });
  expect(await open('/about')).toBeNull();
});
