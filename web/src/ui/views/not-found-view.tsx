import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import buttons from '../buttons.module.css';
import layout from '../layout.module.css';
import { PageTitle } from '../page-title.tsx';
import { StatusView } from './status-view.tsx';
import { useText } from '../../lib/language/language.tsx';
import { viewText } from './messages.ts';

/** `ways`: links beside the way home. `children`: what stands below. */
export function NotFoundView({ ways, children }: { ways?: ReactNode; children?: ReactNode }) {
  const t = useText(viewText);
  return (
    <>
      <PageTitle title={t.notFound} />
      <StatusView
        figure="404"
        heading={t.notFound}
        text={t.notFoundText}
        compact={Boolean(children)}
        action={
          <>
            <Link to={paths.home} className={buttons.primary}>
              {t.backHome}
            </Link>
            {ways}
          </>
        }
      />
      {children && <div className={`${layout.container} ${layout.below}`}>{children}</div>}
    </>
  );
}
