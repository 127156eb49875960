import { SimpleGrid } from '@mantine/core';
import { Navigate, useNavigate } from 'react-router-dom';
import { useState } from 'react';
import { useIsShown } from '../../lib/hooks/use-is-shown.ts';
import { paths } from '../../lib/paths.ts';
import { AuthLink, ProblemDialog, useGivenEmail, useOriginState, useWayBack } from './auth-link.tsx';
import { AuthPage, BrandPanel } from './auth-page.tsx';
import classes from './auth.module.css';
import { pictureProblem } from '../../../../schema/limits.ts';
import { MIN_FIRST_NAME, RULES } from '../../../../schema/rules.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { PHONE_PREFIX, STOCK_AVATAR } from '../../../../schema/shop.ts';
import { useRegisterMutation } from '../../generated/auth.ts';
import { rememberRegistration } from '../../session/registration.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { useText } from '../../lib/language/language.tsx';
import { useUserMessage } from '../../apollo/user-message.ts';
import { authText } from './messages.ts';

/** In characters. The gateway accepts names of up to 100; first and last name are joined with a space. */
const NAME_PART_LENGTH = 49;

const EMPTY = { firstName: '', lastName: '', email: '', password: '', mobile: '', avatar: '' };

/** Creates an account and opens the login page. The browser stores the registration without the password. */
function SignupForm() {
  const userMessage = useUserMessage();
  const t = useText(authText);
  const navigate = useNavigate();
  const shown = useIsShown();
  const origin = useOriginState();
  const givenEmail = useGivenEmail();
  const [register] = useRegisterMutation();
  /** What the API refused; a dialog says it first. */
  const [taken, setTaken] = useState({ email: '', asks: false });

  const { busy, valid, wanting, values, field, focus, onSubmit } = useRulesForm({
    initialValues: { ...EMPTY, email: givenEmail },
    checks: {
      firstName: RULES.firstName,
      lastName: RULES.lastName,
      email: RULES.email,
      password: RULES.password,
      mobile: RULES.mobile,
      avatar: (link) => (link.trim() === '' ? null : pictureProblem(link.trim())),
    },
    labels: {
      firstName: t.firstName,
      lastName: t.lastName,
      email: t.email,
      password: t.password,
      mobile: t.mobile,
      avatar: t.photo,
    },
    onSubmit: async ({ firstName, lastName, password, mobile, ...typed }) => {
      const name = `${firstName.trim()} ${lastName.trim()}`.trim();
      const registration = { name, email: typed.email.trim(), mobile, avatar: typed.avatar.trim() || STOCK_AVATAR };
      const payload = (await register({ variables: { input: { ...registration, password } } })).data?.register;
      if (payload?.code === 'REGISTERED') {
        rememberRegistration(registration);
        showToast({ kind: 'success', message: t.registered(payload.message) });
        if (shown.current) await navigate(paths.login, { state: origin });
      } else if (payload?.code === 'EMAIL_TAKEN') {
        setTaken({ email: registration.email, asks: true });
      } else {
        showToast({ kind: 'error', message: payload ? t.failed(payload.message) : userMessage(undefined) });
      }
    },
    onError: (error) => showToast({ kind: 'error', message: userMessage(error) }),
  });

  const firstName = field('firstName');
  const email = field('email');
  const isTaken = taken.email !== '' && taken.email === values.email.trim();

  return (
    <form onSubmit={onSubmit} noValidate>
      <SimpleGrid minColWidth="min(100%, 110px)" autoFlow="auto-fit" spacing="sm" verticalSpacing={18}>
        <TextField
          {...firstName}
          label={t.firstName}
          // The error says it, too.
          description={!firstName.error && t.firstNameRule(MIN_FIRST_NAME)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="given-name"
          maxLength={NAME_PART_LENGTH}
        />
        <TextField
          {...field('lastName')}
          label={t.lastName}
          autoComplete="family-name"
          maxLength={NAME_PART_LENGTH}
          required={false}
        />
      </SimpleGrid>
      <TextField
        {...email}
        error={isTaken ? t.emailTakenText(taken.email) : email.error}
        label={t.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <NewPasswordField {...field('password')} typed={values.password} label={t.password} />
      <TextField
        {...field('mobile')}
        label={t.mobile}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        leftSection={PHONE_PREFIX}
        leftSectionWidth={58}
      />
      <TextField
        {...field('avatar')}
        label={t.photo}
        type="url"
        inputMode="url"
        autoComplete="photo"
        placeholder="https://"
        required={false}
      />
      <SubmitButton valid={valid} busy={busy} wanting={wanting} size="lg">
        {busy ? t.signingUp : t.signUp}
      </SubmitButton>
      <ProblemDialog
        // Also called once the browser has closed the dialog and given the focus back to the button.
        onClose={() => {
          setTaken({ ...taken, asks: false });
          focus('email', true);
        }}
        heading={t.emailTaken}
        text={t.emailTakenText}
        to={paths.login}
        email={taken.asks ? taken.email : null}
        toText={t.signInWithIt}
      />
    </form>
  );
}

/** Redirects logged-in users like LoginPage does. */
export function SignupPage() {
  const t = useText(authText);
  const wayBack = useWayBack();
  if (wayBack) return <Navigate replace to={wayBack} />;
  return (
    <AuthPage
      title={t.signupTitle}
      heading={t.signupHeading}
      loading={t.signupLoading}
      aside={<BrandPanel line={t.signupLine} text={t.signupText} />}
      tall
    >
      <SignupForm />
      <div className={classes.other}>
        <AuthLink to={paths.login} question={t.haveAccount} answer={t.signIn} />
      </div>
    </AuthPage>
  );
}
