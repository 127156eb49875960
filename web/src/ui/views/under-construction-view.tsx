import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import buttons from '../buttons.module.css';
import { ConstructionArt } from './construction-art.tsx';
import { StatusView } from './status-view.tsx';

/** Stands in for a screen, or for a part below the heading of one, that is not built yet (specification, section 2). */
export function UnderConstructionView({ level }: { level?: 'h1' | 'h2' }) {
  return (
    <StatusView
      figure={<ConstructionArt />}
      heading="This page is under construction"
      level={level}
      text="Please check back later for updates."
      action={
        <Link to={paths.home} className={buttons.primary}>
          Go to Home
        </Link>
      }
    />
  );
}
