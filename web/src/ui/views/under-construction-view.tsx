import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import buttons from '../buttons.module.css';
import { StatusView } from './status-view.tsx';
import classes from './construction-art.module.css';
import { useText } from '../../lib/language/language.tsx';
import { viewText } from './messages.ts';

export function UnderConstructionView({ level }: { level?: 'h1' | 'h2' }) {
  const t = useText(viewText);
  return (
    <StatusView
      figure={<ConstructionArt />}
      heading={t.construction}
      level={level}
      text={t.constructionText}
      action={
        <Link to={paths.home} className={buttons.primary}>
          {t.goToHome}
        </Link>
      }
    />
  );
}

function ConstructionArt() {
  const t = useText(viewText);
  return (
    <svg className={classes.art} viewBox="0 0 320 240" role="img" aria-label={t.constructionArt}>
      <ellipse className={classes.ground} cx="160" cy="218" rx="140" ry="14" />
      <path className={classes.post} d="M58 88v128M262 88v128" />
      <path className={classes.shelf} d="M46 158h228v18H46z" />
      <rect className={classes.plum} x="78" y="126" width="44" height="32" rx="8" />
      <rect className={classes.outline} x="139" y="128" width="46" height="30" rx="8" />
      <circle className={classes.outline} cx="224" cy="141" r="17" />
      <path className={classes.teal} d="M40 40h60v52a30 30 0 0 1-60 0z" />
      <path className={classes.marigold} d="M100 40h60v52a30 30 0 0 1-60 0z" />
      <path className={classes.teal} d="M160 40h60v52a30 30 0 0 1-60 0z" />
      <path className={classes.marigold} d="M220 40h60v52a30 30 0 0 1-60 0z" />
      <rect className={classes.roof} x="34" y="24" width="252" height="22" rx="11" />
    </svg>
  );
}
