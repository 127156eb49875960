import { Link, useLocation } from 'react-router-dom';
import { originOf, type LoginState } from '../../session/origin.ts';
import classes from './auth.module.css';

/** A link between the screens for signing in and up; each hands on the origin, so that a log-in still leads there. */
export function AuthLink(props: { to: string; question: string; answer: string; className?: string | undefined }) {
  const { to, question, answer, className = '' } = props;
  return (
    <Link to={to} state={useOriginState()} className={`${classes.link} ${className}`}>
      {question} <strong>{answer}</strong>
    </Link>
  );
}

/** The remembered origin, to be handed on with a change of screen. */
export function useOriginState(): LoginState {
  return { from: originOf(useLocation()) };
}
