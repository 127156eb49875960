import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useLoginState } from '../../session/origin.ts';
import buttons from '../buttons.module.css';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';

export function ExpiredTokenView() {
  const state = useLoginState();
  return (
    <>
      <PageTitle title="Token expired" />
      <StatusView
        figure="401"
        heading="Token expired"
        text="Your session has ended. Log in again to go on where you were."
        action={
          <Link to={paths.login} state={state} className={buttons.primary}>
            Login
          </Link>
        }
      />
    </>
  );
}
