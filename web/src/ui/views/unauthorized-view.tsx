import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import buttons from '../buttons.module.css';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';
import classes from './unauthorized-view.module.css';

export type StaffRole = 'ADMIN' | 'SUPER_ADMIN';

/** Specification, section 6. */
const SENTENCES: Record<StaffRole, string> = {
  ADMIN: 'This is for Admin Only',
  SUPER_ADMIN: 'This is for Super Admin Only',
};

export function UnauthorizedView({ role }: { role: StaffRole }) {
  return (
    <>
      <PageTitle title="Unauthorized Access" />
      <StatusView
        figure={<IconLock className={classes.lock} stroke={1.5} aria-hidden />}
        heading="Unauthorized Access"
        text={
          <>
            Sorry, you do not have permission to access this page.
            <strong className={classes.who}>{SENTENCES[role]}</strong>
          </>
        }
        action={
          <Link to={paths.home} className={buttons.primary}>
            Go Home
          </Link>
        }
      />
    </>
  );
}
