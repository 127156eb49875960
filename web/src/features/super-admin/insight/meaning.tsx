import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import type { Report } from './figure-cards.tsx';
import classes from './insight.module.css';
import { undatedLink } from './insight-view.ts';
import { insightText } from './messages.ts';

/** What the figures are made of, and what the shop does not know. */
export function Meaning({ report }: { report: Report }) {
  const t = useText(insightText);
  const { figures, undatedOrders } = report;
  return (
    <section className={classes.part} aria-labelledby="meaning">
      <h3 id="meaning">{t.meaning}</h3>
      <ul className={classes.meaning}>
        <li>{t.meanings.sold}</li>
        <li>{t.meanings.price}</li>
        <li>{t.meanings.revenue}</li>
        <li>{t.meanings.day}</li>
        <li>{t.meanings.before}</li>
        {figures.deletedPieces > 0 && <li>{t.deletedPieces(figures.deletedPieces)}</li>}
        {undatedOrders > 0 && (
          <li>
            {t.undated(undatedOrders)} <Link to={undatedLink}>{t.seeThem}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
