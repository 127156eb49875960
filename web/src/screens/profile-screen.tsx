import { ChangePasswordForm } from '../features/auth/change-password.tsx';
import { OrdersPanel } from '../features/orders/orders-panel.tsx';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { WishlistPanel } from '../features/wishlist/wishlist-panel.tsx';

/** The profile with the tabs of other features. Features do not import each other, so they meet here. */
export function ProfileScreen() {
  return <ProfilePage orders={OrdersPanel} wishlist={WishlistPanel} changePassword={ChangePasswordForm} />;
}
