import { Outlet, type RouteObject } from 'react-router-dom';
import { PageTitle } from './components/page-title.tsx';
import { Shell } from './components/shell/shell.tsx';
import { ErrorPage } from './features/errors/error-page.tsx';
import { SearchBox } from './features/products/search/search-box.tsx';
import { paths } from './paths.ts';

/** Screens of later releases: their addresses and titles exist already. */
const LATER: [path: string, title: string][] = [
  [paths.login, 'LOGIN'],
  [paths.signup, 'SIGNUP'],
  [paths.forgetPassword, 'Forget Password'],
  [paths.resetPassword, 'Reset Password'],
  [paths.changePassword, 'Change Password'],
  [paths.cart, 'Cart'],
  [paths.wishlist, 'Wishlist'],
  [paths.orders, 'Orders'],
  [paths.order, 'Order details'],
  [paths.profile, 'Profile'],
  [paths.checkout, 'Checkout'],
  [paths.buyNow, 'Checkout'],
  [paths.admin, 'ADMIN'],
  [paths.adminProduct, 'ADMIN'],
  [paths.superAdmin, 'SUPER ADMIN'],
];

const screens: RouteObject[] = [
  {
    path: paths.home,
    lazy: async () => ({ Component: (await import('./features/products/home/home-page.tsx')).HomePage }),
  },
  {
    path: paths.products,
    lazy: async () => ({ Component: (await import('./features/products/list/list-page.tsx')).ListPage }),
  },
  {
    path: paths.product,
    lazy: async () => ({ Component: (await import('./features/products/detail/detail-page.tsx')).DetailPage }),
  },
  {
    path: paths.about,
    lazy: async () => ({ Component: (await import('./features/about/about-page.tsx')).AboutPage }),
  },
  ...LATER.map(([path, title]): RouteObject => ({
    path,
    lazy: async () => {
      const { UnderConstructionPage } = await import('./features/errors/under-construction-page.tsx');
      return { element: <UnderConstructionPage title={title} /> };
    },
  })),
  {
    path: '*',
    lazy: async () => ({ Component: (await import('./features/errors/not-found-page.tsx')).NotFoundPage }),
  },
];

/** Every screen in the shell; a screen that breaks leaves the shell standing. */
export const routes: RouteObject[] = [
  {
    element: <Shell search={SearchBox} />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <PageTitle />,
    children: [{ element: <Outlet />, errorElement: <ErrorPage />, children: screens }],
  },
];
