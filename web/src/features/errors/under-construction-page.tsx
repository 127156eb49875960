import { Link } from 'react-router-dom';
import buttons from '../../components/buttons.module.css';
import { PageTitle } from '../../components/page-title.tsx';
import { StatusView } from '../../components/status-view.tsx';
import { paths } from '../../paths.ts';
import { ConstructionArt } from './construction-art.tsx';

/** Stands in for a screen that is not built yet. */
export function UnderConstructionPage({ title }: { title: string }) {
  return (
    <>
      <PageTitle title={title} />
      <StatusView
        figure={<ConstructionArt />}
        heading="This page is under construction"
        text="Please check back later for updates."
        action={
          <Link to={paths.home} className={buttons.primary}>
            Go to Home
          </Link>
        }
      />
    </>
  );
}
