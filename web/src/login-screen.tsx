import { LoginPage } from './features/auth/login-page.tsx';
import { GuestLines } from './features/cart/guest/guest-lines.tsx';

export function LoginScreen() {
  return <LoginPage cart={GuestLines} />;
}
