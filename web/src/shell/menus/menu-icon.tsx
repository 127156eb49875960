import IconAbout from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconAccessories from '@tabler/icons-react/dist/esm/icons/IconBriefcase.mjs';
import IconAll from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconClothing from '@tabler/icons-react/dist/esm/icons/IconShirt.mjs';
import IconElectronics from '@tabler/icons-react/dist/esm/icons/IconDeviceLaptop.mjs';
import IconOrders from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs';
import IconProfile from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconSignIn from '@tabler/icons-react/dist/esm/icons/IconLogin.mjs';
import IconStaff from '@tabler/icons-react/dist/esm/icons/IconLayoutDashboard.mjs';
import IconWishlist from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import { CATEGORIES } from '../../../../schema/shop.ts';
import { categoryPath, paths } from '../../lib/paths.ts';

const [electronics, accessories, clothing] = CATEGORIES;

const ICONS: Record<string, typeof IconAll> = {
  [paths.home]: IconShop,
  [paths.products]: IconAll,
  [categoryPath(electronics)]: IconElectronics,
  [categoryPath(accessories)]: IconAccessories,
  [categoryPath(clothing)]: IconClothing,
  [paths.profile]: IconProfile,
  [paths.wishlist]: IconWishlist,
  [paths.orders]: IconOrders,
  [paths.admin]: IconStaff,
  [paths.superAdmin]: IconStaff,
  [paths.about]: IconAbout,
  [paths.login]: IconSignIn,
};

/** The picture before a menu's link, by where the link leads. */
export function MenuIcon({ to }: { to: string }) {
  const Icon = ICONS[to];
  return Icon && <Icon size={22} aria-hidden />;
}
