import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { VisuallyHidden } from '@mantine/core';
import { Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import {
  createPath,
  matchRoutes,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  useLocation,
  type Location,
  type RouteObject,
  type RouterProviderProps,
} from 'react-router-dom';
import { Page } from './ui/page.tsx';
import { Shell } from './shell/shell.tsx';
import type { StaffRole } from './ui/views/unauthorized-view.tsx';
import { ErrorPage } from './features/errors/error-page.tsx';
import { SearchBox } from './features/products/search/search-box.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { loadCode } from './lib/load-code.ts';
import { endServersPage, isServersPage } from './lib/page-data.ts';
import { paths } from './lib/paths.ts';
import { LoginGuard } from './shell/access/login-guard.tsx';
import { RoleGuard } from './shell/access/role-guard.tsx';
import { ExpiredTokenView } from './ui/views/expired-token-view.tsx';
import { currentUser } from './session/session-user.ts';
import { useText } from './lib/language/language.tsx';
import { shellText } from './shell/messages.ts';

function LoadingScreen({ children }: { children?: ReactNode }) {
  const t = useText(shellText);
  return <Page>{children || <VisuallyHidden role="status">{t.loading}</VisuallyHidden>}</Page>;
}

/** The `handle` of a route whose code has not come. */
const MISSING = 'missing';

/**
 * Loads a route's code when it opens. React Router keeps for ever that it failed, so it does not: the route shows why, and
 * tries again.
 */
const lazyRoute = (load: () => Promise<ComponentType>) => () =>
  loadCode(load).then(
    (Component) => ({ Component }),
    () => ({ Component: lazyPart(load, LoadingScreen), handle: MISSING }),
  );

/**
 * Loads the code of the routes at an address before there is a router, so that they render at once, as the page that the server
 * rendered. False: some of it is missing.
 */
export async function loadRoutes(pathname: string): Promise<boolean> {
  const load = async ({ route }: { route: RouteObject }): Promise<boolean> => {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    return route.handle !== MISSING;
  };
  return (await Promise.all((matchRoutes(routes, pathname) ?? []).map(load))).every(Boolean);
}

const screen = (path: string, load: () => Promise<ComponentType>): RouteObject => ({ path, lazy: lazyRoute(load) });

/** Users with one of the roles load the code with the route; others would load it only after the guard, so they never do. */
const ofRole = (roles: readonly StaffRole[], load: () => Promise<ComponentType>) => async () =>
  roles.some((role) => currentUser()?.role === role) ? load() : lazyPart(load, LoadingScreen);

const staffScreen = (path: string, roles: readonly StaffRole[], load: () => Promise<ComponentType>): RouteObject =>
  screen(path, ofRole(roles, load));

/** Of a screen for all staff. */
const STAFF = ['ADMIN', 'SUPER_ADMIN'] as const;

/** Requires a log-in and one of the roles (specification, section 6). The first is named to others. */
const behindRole = (roles: readonly [StaffRole, ...StaffRole[]], children: RouteObject[]): RouteObject => ({
  element: <LoginGuard />,
  children: [
    {
      element: <RoleGuard roles={roles} />,
      children,
    },
  ],
});

/** Features do not import each other, so they meet here. */
const forEverybody: RouteObject[] = [
  screen(paths.home, async () => (await import('./features/products/home/home-page.tsx')).HomePage),
  screen(paths.products, async () => (await import('./features/products/list/list-page.tsx')).ListPage),
  screen(paths.product, async () => (await import('./features/products/detail/detail-page.tsx')).DetailPage),
  screen(paths.guestCart, async () => (await import('./features/cart/guest/guest-cart-page.tsx')).GuestCartPage),
  screen(paths.about, async () => (await import('./features/about/about-page.tsx')).AboutPage),
  screen(paths.signup, async () => (await import('./features/auth/signup-page.tsx')).SignupPage),
  screen(paths.login, async () => {
    const [{ LoginPage }, { GuestLines }] = await Promise.all([
      import('./features/auth/login-page.tsx'),
      import('./features/cart/guest/guest-lines.tsx'),
    ]);
    return () => <LoginPage cart={GuestLines} />;
  }),
  screen(
    paths.forgetPassword,
    async () => (await import('./features/auth/forget-password-page.tsx')).ForgetPasswordPage,
  ),
  screen(paths.resetPassword, async () => (await import('./features/auth/reset-password-page.tsx')).ResetPasswordPage),
  screen(paths.changePassword, async () => (await import('./features/auth/change-password.tsx')).ChangePasswordPage),
  screen('*', async () => (await import('./features/errors/not-found-page.tsx')).NotFoundPage),
];

const forShoppers: RouteObject[] = [
  screen(paths.cart, async () => (await import('./features/cart/cart-page.tsx')).CartPage),
  screen(paths.wishlist, async () => (await import('./features/wishlist/wishlist-panel.tsx')).WishlistPage),
  screen(paths.profile, async () => {
    const [{ ProfilePage }, { OrdersPanel }, { WishlistPanel }, { ChangePasswordForm }] = await Promise.all([
      import('./features/profile/profile-page.tsx'),
      import('./features/orders/orders-panel.tsx'),
      import('./features/wishlist/wishlist-panel.tsx'),
      import('./features/auth/change-password.tsx'),
    ]);
    return () => <ProfilePage orders={OrdersPanel} wishlist={WishlistPanel} changePassword={ChangePasswordForm} />;
  }),
  screen(paths.checkout, async () => (await import('./features/checkout/checkout-pages.tsx')).CartCheckoutPage),
  screen(paths.buyNow, async () => (await import('./features/checkout/checkout-pages.tsx')).BuyNowPage),
];

/** These have a screen of their own for an expired session (specification, section 8). */
const orders: RouteObject[] = [
  screen(paths.orders, async () => (await import('./features/orders/orders-page.tsx')).OrdersPage),
  screen(paths.order, async () => (await import('./features/orders/order-page.tsx')).OrderPage),
];

const editProduct = async () => (await import('./features/admin/edit/edit-product-page.tsx')).EditProductPage;
const newProduct = async () => (await import('./features/admin/edit/new-product-page.tsx')).NewProductPage;

/** Not for super admins, who have an area of their own. */
const forAdmins: RouteObject[] = [
  staffScreen(paths.admin, ['ADMIN'], async () => (await import('./features/admin/admin-page.tsx')).AdminPage),
  staffScreen(paths.adminProduct, ['ADMIN'], editProduct),
  staffScreen(paths.adminNewProduct, ['ADMIN'], newProduct),
];

const forAllStaff: RouteObject[] = [
  staffScreen(
    paths.adminCatalogue,
    STAFF,
    async () => (await import('./features/admin/catalogue/catalogue-page.tsx')).CataloguePage,
  ),
];

const superAdminFrame = async () => (await import('./features/super-admin/super-admin-page.tsx')).SuperAdminFrame;

const forSuperAdmins: RouteObject[] = [
  {
    lazy: lazyRoute(ofRole(['SUPER_ADMIN'], superAdminFrame)),
    children: [
      staffScreen(
        paths.superAdmin,
        ['SUPER_ADMIN'],
        async () => (await import('./features/super-admin/super-admin-page.tsx')).SuperAdminPage,
      ),
    ],
  },
  staffScreen(paths.superAdminProduct, ['SUPER_ADMIN'], editProduct),
  staffScreen(paths.superAdminNewProduct, ['SUPER_ADMIN'], newProduct),
];

const screens: RouteObject[] = [
  ...forEverybody,
  { element: <LoginGuard />, children: forShoppers },
  { element: <LoginGuard expired={<ExpiredTokenView />} />, children: orders },
  behindRole(['ADMIN'], forAdmins),
  behindRole(STAFF, forAllStaff),
  behindRole(['SUPER_ADMIN'], forSuperAdmins),
];

/**
 * Ends the take-over of a page that the server rendered. That page is a guest's, and may be some seconds old: who is signed in
 * reads it anew, with their own data.
 */
function endTakeOver(client: ApolloClient): void {
  if (!isServersPage()) return;
  endServersPage();
  // What is their own has just been asked for.
  const isOfGuest = ({ queryName }: ObservableQuery): boolean => queryName !== 'CartAndWishlist';
  if (currentUser()) void client.refetchQueries({ include: 'active', onQueryUpdated: isOfGuest });
}

/** After the screen, whose queries must be under way. */
function TakenOver() {
  const client = useApolloClient();
  useEffect(() => endTakeOver(client), [client]);
  return null;
}

/**
 * `Suspense`: React takes over the screen after the shell. `useLocation` makes it a new element at every address. With the
 * same one React (19.3) would not notice that somebody has gone back in between, and take this page over as the other address's.
 */
function Screen() {
  useLocation();
  return (
    <Suspense>
      <Outlet />
      <TakenOver />
    </Suspense>
  );
}

/** A typed address has the key 'default', as every other one. */
const scrollKey = (location: Location): string => (location.key === 'default' ? createPath(location) : location.key);

const frame = (
  <>
    <Shell search={SearchBox}>
      <Screen />
    </Shell>
    <ScrollRestoration getKey={scrollKey} />
  </>
);

/** The inner boundary keeps the shell on the page if a screen throws. */
export const routes: RouteObject[] = [
  {
    element: frame,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <></>,
    children: [{ errorElement: <ErrorPage />, children: screens }],
  },
];

/**
 * The shop at its addresses. A navigation is no transition of React: an answer for Apollo that came while one was drawn
 * drew the old address once more, and asked for its data again (decision 45).
 */
export function ShopRouter({ router }: Pick<RouterProviderProps, 'router'>) {
  return <RouterProvider router={router} useTransitions={false} />;
}
