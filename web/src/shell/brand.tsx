import { Link } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { shopName } from '../lib/shop-name.ts';
import classes from './brand.module.css';

export function Brand() {
  return (
    <Link viewTransition to={paths.home} className={classes.brand}>
      <svg className={classes.mark} viewBox="0 0 40 40" aria-hidden="true">
        <path className={classes.feather} d="M20 2c9 7 14 13 14 21a14 14 0 0 1-28 0C6 15 11 9 20 2Z" />
        <circle className={classes.eye} cx="20" cy="24" r="8" />
        <circle className={classes.pupil} cx="20" cy="25" r="4" />
      </svg>
      <span>{shopName}</span>
    </Link>
  );
}
