import { Link } from 'react-router-dom';
import { useText } from '../../../../lib/language/language.tsx';
import { paths, productPath } from '../../../../lib/paths.ts';
import type { LoginState } from '../../../../session/origin.ts';
import { useSessionUser } from '../../../../session/session-user.ts';
import { REVIEW_FORM } from '../../../../shared/product/review-link.ts';
import { detailText } from '../messages.ts';
import classes from './sign-in-note.module.css';

/** Tells a guest that sending needs the log-in, and leads there and back to the draft. `refused`: they have tried. */
export function SignInNote({ productId, refused }: { productId: string; refused: boolean }) {
  const t = useText(detailText);
  if (useSessionUser()) return null;
  const state: LoginState = { from: `${productPath(productId)}${REVIEW_FORM}` };
  return (
    <p className={classes.note} data-refused={refused || undefined}>
      {refused ? t.signInNow : t.signInLater}
      <Link to={paths.login} state={state}>
        {t.signInHere}
      </Link>
    </p>
  );
}
