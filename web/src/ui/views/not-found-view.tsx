import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import buttons from '../buttons.module.css';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';

export function NotFoundView() {
  return (
    <>
      <PageTitle title="Page not found" />
      <StatusView
        figure="404"
        heading="Page not found"
        text="The page you are looking for is not found"
        action={
          <Link to={paths.home} className={buttons.primary}>
            Back to home
          </Link>
        }
      />
    </>
  );
}
