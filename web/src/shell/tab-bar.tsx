import IconCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconCategories from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconYou from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Link, useLocation } from 'react-router-dom';
import { useLayout } from '../lib/hooks/use-layout.ts';
import { useText } from '../lib/language/language.tsx';
import { paths } from '../lib/paths.ts';
import { useSessionUser } from '../session/session-user.ts';
import { useIsStaffScreen } from './admin/staff-screen.ts';
import { shellText } from './messages.ts';
import classes from './tab-bar.module.css';

/** The id of the home page's categories. */
const CATEGORIES = '#categories';

/**
 * The ways that shoppers go most, near the thumb. How much is in the cart stands in the header alone. On a page that the server
 * rendered it comes with the app; its room is kept by the theme (--tab-bar). A screen with a bar of its own, such as a product's, says so by --tabs.
 */
export function TabBar() {
  const t = useText(shellText);
  const { pathname, hash } = useLocation();
  const user = useSessionUser();
  const isPhone = useLayout() === 'phone';
  const isStaff = useIsStaffScreen();
  if (!isPhone || isStaff) return null;
  const tabs = [
    { Icon: IconHome, text: t.home, to: paths.home },
    { Icon: IconCategories, text: t.categories, to: paths.home + CATEGORIES },
    { Icon: IconWishlist, text: t.wishlist, to: paths.wishlist },
    { Icon: IconCart, text: t.cart, to: user ? paths.cart : paths.guestCart },
    { Icon: IconYou, text: t.you, to: paths.profile },
  ];
  const here = pathname === paths.home && hash === CATEGORIES ? pathname + hash : pathname;
  return (
    <nav aria-label={t.tabs} className={classes.tabs}>
      <ul>
        {tabs.map(({ Icon, text, to }) => (
          <li key={text}>
            <Link viewTransition to={to} aria-current={to === here ? 'page' : undefined}>
              <Icon size={24} aria-hidden />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
