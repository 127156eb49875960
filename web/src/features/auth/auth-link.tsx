import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import buttons from '../../ui/buttons.module.css';
import { originOf, type LoginState } from '../../session/origin.ts';
import classes from './auth.module.css';

/** A link between the auth screens. It passes on the page to return to after the login, and an address that was typed. */
export function AuthLink(props: {
  to: string;
  question: string;
  answer: string;
  email?: string;
  className?: string | undefined;
}) {
  const { to, question, answer, email, className = '' } = props;
  return (
    <Link to={to} state={{ ...useOriginState(), ...(email && { email }) }} className={`${classes.link} ${className}`}>
      {question} <strong>{answer}</strong>
    </Link>
  );
}

/** The page to return to after the login and what to do then, as router state for the next screen. */
export function useOriginState(): LoginState {
  const location = useLocation();
  const { heart } = (location.state ?? {}) as { heart?: unknown };
  return { from: originOf(location), ...(typeof heart === 'string' && { heart }) };
}

/** The way on with an address that was typed already: the form at `to` starts with it. */
export function WithThisEmail({ to, email, children }: { to: string; email: string; children: ReactNode }) {
  return (
    <Link to={to} state={{ ...useOriginState(), email }} className={buttons.secondary}>
      {children}
    </Link>
  );
}

/** The address that another form passed on; empty without one. */
export function useGivenEmail(): string {
  const { email } = (useLocation().state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}
