import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { ordersText } from '../messages.ts';
import classes from './order-details.module.css';

/** The way back to the list, and the heading. `children`: what can be done with the order. */
export function OrderHeading({ children }: { children?: ReactNode }) {
  const t = useText(ordersText);
  return (
    <>
      <Link to={paths.orders} className={classes.back}>
        <IconBack size={20} aria-hidden />
        {t.heading}
      </Link>
      <div className={classes.title}>
        <h1>{t.details}</h1>
        {children}
      </div>
    </>
  );
}
