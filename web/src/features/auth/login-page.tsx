import { Anchor, Box, Text } from '@mantine/core';
import { Link, Navigate, useNavigate, matchPath } from 'react-router-dom';
import { useState, type ComponentType } from 'react';
import { paths } from '../../lib/paths.ts';
import { optionalRegistration } from '../../session/registration.ts';
import { startSession } from '../../session/session-user.ts';
import { useWantedHeart } from '../../shared/wishlist/use-wanted-heart.ts';
import { useGuestItems } from '../../shared/cart/guest-cart.ts';
import { pieces } from '../../shared/order/order-amounts.ts';
import { AuthLink, ProblemDialog, useGivenEmail, useOriginState, useWayBack } from './auth-link.tsx';
import { AuthPage, BrandPanel } from './auth-page.tsx';
import classes from './auth.module.css';
import { RULES } from '../../../../schema/rules.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { PasswordField, TextField } from '../../ui/form/text-field.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { useLoginMutation } from '../../generated/auth.ts';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/user-message.ts';
import { authText } from './messages.ts';
import { REVIEW_FORM } from '../../shared/product/review-link.ts';

/** Starts a session; LoginPage then redirects. */
function LoginForm() {
  const userMessage = useUserMessage();
  const t = useText(authText);
  const navigate = useNavigate();
  const [logIn] = useLoginMutation();
  const [unknownEmail, setUnknownEmail] = useState<string | null>(null);
  /** What the API refused for its password. */
  const [refused, setRefused] = useState({ email: '', password: '' });

  const given = useGivenEmail();
  const [signedUpAs] = useState(() => given || (optionalRegistration()?.email ?? ''));

  const { values, busy, valid, wanting, field, focus, onSubmit } = useRulesForm({
    initialValues: { email: signedUpAs, password: '' },
    checks: { email: RULES.email, password: RULES.password },
    labels: { email: t.email, password: t.password },
    onSubmit: async (input) => {
      const { login } = (await logIn({ variables: { input } })).data ?? {};
      if (login?.code === 'LOGGED_IN' && login.user) {
        const { name, role, avatar, token } = login.user;
        startSession({ name, role, avatar, token, email: input.email.trim(), message: login.message });
        showToast({ kind: 'success', message: t.loggedIn(login.message) });
      } else if (login?.code === 'EMAIL_NOT_FOUND') {
        setUnknownEmail(input.email.trim());
      } else if (login?.code === 'WRONG_PASSWORD') {
        showToast({ kind: 'error', message: t.wrongPassword });
        setRefused(input);
        focus('password');
      } else {
        showToast({ kind: 'error', message: login ? t.failed(login.message) : userMessage(undefined) });
      }
    },
    onError: (error) => showToast({ kind: 'error', message: userMessage(error) }),
  });

  const password = field('password');
  // The toast goes; the field says it until something else is typed.
  const isRefused = refused.email !== '' && refused.email === values.email && refused.password === values.password;

  return (
    <form onSubmit={onSubmit} noValidate>
      <TextField {...field('email')} label={t.email} type="email" inputMode="email" autoComplete="email" />
      <PasswordField
        {...password}
        error={isRefused ? t.passwordRefused : password.error}
        label={t.password}
        autoComplete="current-password"
        autoFocus={signedUpAs !== ''}
      />
      <Box my={-10}>
        <AuthLink to={paths.forgetPassword} question={t.forgotten} answer={t.clickHere} email={values.email} />
      </Box>
      <SubmitButton valid={valid} busy={busy} wanting={wanting} size="lg">
        {busy ? t.signingIn : t.signIn}
      </SubmitButton>
      <ProblemDialog
        // Closing the dialog reloads the page (specification, section 8). The router state survives the reload.
        onClose={() => void navigate(0)}
        heading={t.loginFailed}
        text={t.emailNotFound}
        to={paths.signup}
        email={unknownEmail}
        toText={t.signUpWithIt}
      />
    </form>
  );
}

/**
 * Redirects to the previous page once there is a session, even if it started in another tab. A guest who wanted the cart sees
 * what is in it: `cart`.
 */
export function LoginPage({ cart: Cart }: { cart: ComponentType }) {
  const t = useText(authText);
  const wayBack = useWayBack();
  /** How much a guest put into the cart. */
  const kept = pieces({ items: useGuestItems() });
  const { from, heart } = useOriginState();
  useWantedHeart(heart);
  const reason = loginReason(from);
  const showsCart = kept > 0 && (from === paths.cart || from === paths.checkout);
  const why = showsCart ? 'filledCart' : (reason ?? (heart && 'heart'));
  if (wayBack) return <Navigate replace to={wayBack} />;
  return (
    <AuthPage
      title={t.loginTitle}
      heading={t.loginHeading}
      loading={t.loginLoading}
      intro={
        (why || kept > 0) && (
          <>
            {why && t.loginReason[why]}
            {kept > 0 && !showsCart && (
              <Anchor component={Link} to={paths.guestCart} className={classes.link}>
                {t.waiting(kept)} · <strong>{t.seeCart}</strong>
              </Anchor>
            )}
          </>
        )
      }
      aside={
        showsCart ? <Cart /> : <BrandPanel line={t.loginLine} text={reason === 'staff' ? t.staffText : t.loginText} />
      }
    >
      <LoginForm />
      <div className={classes.other}>
        <AuthLink to={paths.signup} question={t.newHere} answer={t.signUp} />
        <Text c="dimmed" fz="sm">
          {t.signupText}
        </Text>
      </div>
    </AuthPage>
  );
}

/** What of the shop needs an account, by the address that somebody wanted. */
const REASONS = [
  ['cart', paths.cart],
  ['checkout', `${paths.checkout}/*`],
  ['wishlist', paths.wishlist],
  ['orders', `${paths.orders}/*`],
  ['profile', paths.profile],
  ['staff', `${paths.admin}/*`],
  ['staff', `${paths.superAdmin}/*`],
] as const;

/** Why the log-in was opened: a key of the texts; undefined if somebody came on their own. */
function loginReason(wanted: string): (typeof REASONS)[number][0] | 'review' | undefined {
  const { pathname, hash } = new URL(wanted, 'https://shop.invalid');
  if (hash === REVIEW_FORM) return 'review';
  return REASONS.find(([, path]) => matchPath(path, pathname))?.[0];
}
