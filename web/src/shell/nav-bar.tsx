import { ActionIcon, Badge, Container, useMantineColorScheme } from '@mantine/core';
import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, useState, type ComponentType } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useCartAndWishlistQuery } from '../generated/components.ts';
import { useLayout } from '../lib/hooks/use-layout.ts';
import { isTyping } from '../lib/is-typing.ts';
import { useText } from '../lib/language/language.tsx';
import { paths } from '../lib/paths.ts';
import { shopName } from '../lib/shop-name.ts';
import { useSessionUser, type SessionUser } from '../session/session-user.ts';
import { useGuestItems, useItemsOnTheWay } from '../shared/cart/guest-cart.ts';
import layoutClasses from '../ui/layout.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { AccountButton } from './account-button.tsx';
import { shellText } from './messages.ts';
import { NavLinks } from './nav-links.tsx';
import classes from './shell.module.css';

export interface SearchProps {
  autoFocus?: boolean;
}

type Panel = 'menu' | 'search' | null;

const AccountMenu = lazyPart(async () => (await import('./menus.tsx')).AccountMenu);
const MenuDrawer = lazyPart(async () => (await import('./menus.tsx')).MenuDrawer);

export const loadMenus = () => Promise.all([AccountMenu.preload(), MenuDrawer.preload()]);

export function NavBar({ search: Search, isStaff }: { search: ComponentType<SearchProps>; isStaff: boolean }) {
  const t = useText(shellText);
  const layout = useLayout();
  const user = useSessionUser();
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ panel: Panel; at: string }>({ panel: null, at: key });
  const menuButton = useRef<HTMLButtonElement>(null);
  const searchButton = useRef<HTMLButtonElement>(null);
  // Navigation closes a panel, unless somebody types in it.
  if (opened.at !== key) setOpened({ panel: isTyping() ? opened.panel : null, at: key });
  const panel = layout === 'wide' ? null : opened.panel;
  const unknown = layout === 'unknown';
  const open = (panel: Panel) => setOpened({ panel, at: key });
  const close = () => {
    (panel === 'menu' ? menuButton : searchButton).current?.focus();
    open(null);
  };

  return (
    <header
      className={classes.header}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && panel === 'search' && !event.defaultPrevented) close();
      }}
    >
      <Container className={classes.bar}>
        <Brand />
        {isStaff && (
          <Badge color="gray" className={classes.staff}>
            {t.staff}
          </Badge>
        )}
        {layout !== 'phone' && (
          <div className={classes.search}>
            <Search />
          </div>
        )}
        {(layout === 'wide' || unknown) && (
          <nav aria-label={t.main} className={layoutClasses.wide}>
            <NavLinks user={user} />
          </nav>
        )}
        <div className={classes.tools}>
          {(layout === 'phone' || unknown) && (
            <ActionIcon
              ref={searchButton}
              className={`${layoutClasses.phone} ${layoutClasses.scripted}`}
              aria-label={t.search}
              aria-expanded={panel === 'search'}
              onClick={() => open(panel ? null : 'search')}
            >
              {panel === 'search' ? <IconX aria-hidden /> : <IconSearch aria-hidden />}
            </ActionIcon>
          )}
          <ColorSchemeToggle />
          {user && layout === 'wide' && <Account user={user} />}
          <CartLink />
          {layout !== 'wide' && (
            <ActionIcon
              ref={menuButton}
              className={`${layoutClasses.belowWide} ${layoutClasses.scripted}`}
              aria-label={t.menu}
              aria-haspopup="dialog"
              onClick={() => open('menu')}
            >
              <IconMenu aria-hidden />
            </ActionIcon>
          )}
        </div>
      </Container>
      {layout === 'phone' && panel === 'search' && (
        <div className={classes.searchPanel}>
          <Search autoFocus />
        </div>
      )}
      {panel === 'menu' && <MenuDrawer user={user} isStaff={isStaff} onClose={close} />}
    </header>
  );
}

function Brand() {
  return (
    <Link viewTransition to={paths.home} className={classes.brand}>
      <svg width="34" height="34" viewBox="0 0 40 40" aria-hidden="true">
        <path fill="#0b7a75" d="M20 2c9 7 14 13 14 21a14 14 0 0 1-28 0C6 15 11 9 20 2Z" />
        <circle fill="#f59f00" cx="20" cy="24" r="8" />
        <circle fill="#1b1f3b" cx="20" cy="25" r="4" />
      </svg>
      <span>{shopName}</span>
    </Link>
  );
}

function Account({ user }: { user: SessionUser }) {
  const [wanted, setWanted] = useState(false);
  return wanted ? <AccountMenu user={user} /> : <AccountButton user={user} onClick={() => setWanted(true)} />;
}

function ColorSchemeToggle() {
  const t = useText(shellText);
  const { setColorScheme } = useMantineColorScheme();
  // Both are there, so that the server's page needs not know the scheme.
  return (['light', 'dark'] as const).map((scheme) => (
    <ActionIcon
      key={scheme}
      className={layoutClasses.scripted}
      {...{ [`${scheme}Hidden`]: true }}
      aria-label={t.toColours[scheme]}
      title={t.toColours[scheme]}
      onClick={() => setColorScheme(scheme)}
    >
      {scheme === 'dark' ? <IconMoon aria-hidden /> : <IconSun aria-hidden />}
    </ActionIcon>
  ));
}

/** How many things are in the cart of whoever looks; undefined: not known, or none of a guest. */
function useCartCount(): number | undefined {
  const user = useSessionUser();
  // 'all': shows the count even if the wishlist could not be read.
  const { data } = useCartAndWishlistQuery({ skip: !user, errorPolicy: 'all' });
  const ofGuest = useGuestItems();
  const onTheWay = useItemsOnTheWay();
  const waiting = (user ? onTheWay : ofGuest).reduce((sum, { quantity }) => sum + quantity, 0);
  const inAccount = data?.cart?.totalProducts;
  return inAccount === undefined ? waiting || undefined : inAccount + waiting;
}

function CartLink() {
  const t = useText(shellText);
  const user = useSessionUser();
  const count = useCartCount();
  return (
    <ActionIcon
      component={Link}
      viewTransition
      to={user ? paths.cart : paths.guestCart}
      title={t.cart}
      style={{ overflow: 'visible' }}
    >
      <IconCart aria-hidden />
      <span className={layoutClasses.hidden}>{count === undefined ? t.cart : t.cartWith(count)}</span>
      {count !== undefined && (
        // Nothing in it asks for nothing.
        <Badge
          variant="filled"
          size="xs"
          fz="xs"
          color={count === 0 ? 'gray.3' : 'accent'}
          className={classes.count}
          aria-hidden
        >
          {count > 99 ? '99+' : count}
        </Badge>
      )}
    </ActionIcon>
  );
}
