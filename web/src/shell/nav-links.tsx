import { Button, Container } from '@mantine/core';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { CATEGORIES } from '../../../schema/shop.ts';
import { useText } from '../lib/language/language.tsx';
import { categoryPath, paths } from '../lib/paths.ts';
import { useWayToLogin } from '../session/origin.ts';
import type { SessionUser } from '../session/session-user.ts';
import { useLogOut } from '../shared/login/use-log-out.ts';
import { forgetHomeCategory, rememberHomeCategory } from '../shared/product/home-category.ts';
import { productText } from '../shared/product/messages.ts';
import { shellText } from './messages.ts';
import classes from './shell.module.css';

/** The wide bar's links. Below, they are in the menu (menus.tsx). */
export function NavLinks({ user }: { user: SessionUser | null }) {
  const t = useText(shellText);
  const logOut = useLogOut();
  const wayBack = useWayToLogin();
  const quiet = { variant: 'subtle', color: 'gray', px: 14 } as const;
  return (
    <ul className={classes.links}>
      <li>
        <Button component={NavLink} viewTransition to={paths.about} {...quiet}>
          {t.aboutUs}
        </Button>
      </li>
      {user ? (
        <li>
          <Button {...quiet} onClick={() => void logOut()}>
            {t.logout}
          </Button>
        </li>
      ) : (
        <>
          <li>
            <Button component={NavLink} viewTransition to={paths.login} state={wayBack} {...quiet}>
              {t.signIn}
            </Button>
          </li>
          <li>
            <Button component={NavLink} viewTransition to={paths.signup} state={wayBack}>
              {t.signUp}
            </Button>
          </li>
        </>
      )}
    </ul>
  );
}

/** All products, and each category. As on the home page, a chosen category is stored in the browser. */
export function useShopLinks() {
  const t = useText(productText);
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const link = (text: string, to: string, onClick: () => void) => ({
    text,
    to,
    onClick,
    'aria-current': to === here ? ('page' as const) : undefined,
  });
  return [
    link(t.allProducts, paths.products, forgetHomeCategory),
    ...CATEGORIES.map((category) =>
      link(t.category(category), categoryPath(category), () => rememberHomeCategory(category)),
    ),
  ];
}

/** The strip under the bar. Phones have these links in their menu. */
export function ShopStrip() {
  const t = useText(shellText);
  return (
    <nav aria-label={t.shop} className={classes.strip}>
      <Container component="ul">
        {useShopLinks().map(({ text, ...link }) => (
          <li key={link.to}>
            <Link viewTransition {...link}>
              {text}
            </Link>
          </li>
        ))}
      </Container>
    </nav>
  );
}
