import IconMenu from '@tabler/icons-react/dist/esm/icons/IconMenu2.mjs';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { ActionIcon, useMantineColorScheme } from '@mantine/core';
import { useRef, useState, type ComponentType } from 'react';
import { useLocation, Link } from 'react-router-dom';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useSessionUser } from '../session/session-user.ts';
import buttons from '../ui/buttons.module.css';
import layoutClasses from '../ui/layout.module.css';
import { useLayout } from '../lib/hooks/use-layout.ts';
import { AccountMenu } from './menus/account-menu.tsx';
import { Brand } from './brand.tsx';
import classes from './nav-bar.module.css';
import { NavLinks } from './nav-links.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { paths } from '../lib/paths.ts';
import { isTyping } from '../lib/is-typing.ts';
import cartLinkClasses from './cart-link.module.css';
import { useCartCount } from './use-cart-count.ts';
import { useText } from '../lib/language/language.tsx';
import { shellText } from './messages.ts';

export interface SearchProps {
  autoFocus?: boolean;
}

type Panel = 'menu' | 'search' | null;

export const MenuDrawer = lazyPart(async () => (await import('./menus/late-menus.ts')).MenuDrawer);

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
      <div className={`${layoutClasses.container} ${classes.bar}`}>
        <Brand />
        {isStaff && <span className={classes.staff}>{t.staff}</span>}
        {layout !== 'phone' && (
          <div className={classes.search}>
            <Search />
          </div>
        )}
        {(layout === 'wide' || unknown) && (
          <nav aria-label={t.main} className={layoutClasses.wide}>
            <NavLinks user={user} className={classes.links} />
          </nav>
        )}
        <div className={classes.tools}>
          {(layout === 'phone' || unknown) && (
            <button
              ref={searchButton}
              type="button"
              className={`${buttons.icon} ${layoutClasses.phone} ${layoutClasses.scripted}`}
              aria-label={t.search}
              aria-expanded={panel === 'search'}
              onClick={() => open(panel ? null : 'search')}
            >
              {panel === 'search' ? <IconX aria-hidden /> : <IconSearch aria-hidden />}
            </button>
          )}
          <ColorSchemeToggle />
          {user && layout === 'wide' && <AccountMenu user={user} />}
          <CartLink />
          {layout !== 'wide' && (
            <button
              ref={menuButton}
              type="button"
              className={`${buttons.icon} ${layoutClasses.belowWide} ${layoutClasses.scripted}`}
              aria-label={t.menu}
              aria-haspopup="dialog"
              onClick={() => open('menu')}
            >
              <IconMenu aria-hidden />
            </button>
          )}
        </div>
      </div>
      {layout === 'phone' && panel === 'search' && (
        <div className={`${classes.panel} ${classes.searchPanel}`}>
          <Search autoFocus />
        </div>
      )}
      {panel === 'menu' && <MenuDrawer user={user} isStaff={isStaff} onClose={close} />}
    </header>
  );
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

function CartLink() {
  const t = useText(shellText);
  const user = useSessionUser();
  const count = useCartCount();
  return (
    <Link
      viewTransition
      to={user ? paths.cart : paths.guestCart}
      className={`${buttons.icon} ${cartLinkClasses.link}`}
      title={t.cart}
    >
      <IconCart aria-hidden />
      <span className={layoutClasses.hidden}>{count === undefined ? t.cart : t.cartWith(count)}</span>
      {count !== undefined && (
        <span key={count} className={cartLinkClasses.count} data-count={count} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  );
}
