import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import buttons from '../buttons.module.css';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';
import { useText } from '../../lib/language/language.tsx';
import { viewText } from './messages.ts';

export function NotFoundView() {
  const t = useText(viewText);
  return (
    <>
      <PageTitle title={t.notFound} />
      <StatusView
        figure="404"
        heading={t.notFound}
        text={t.notFoundText}
        action={
          <Link to={paths.home} className={buttons.primary}>
            {t.backHome}
          </Link>
        }
      />
    </>
  );
}
