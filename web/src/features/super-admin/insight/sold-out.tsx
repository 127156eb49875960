import { Link } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { productText } from '../../../shared/product/messages.ts';
import type { Report } from './figure-cards.tsx';
import { countText } from './figures-text.ts';
import { FEW, FiguresTable, type FigureColumn } from './figures-table.tsx';
import classes from './insight.module.css';
import { categoryLink, productLink, restockLinks } from './insight-view.ts';
import { insightText } from './messages.ts';
import type { Pace } from './running-out.tsx';

/** What sold in the last 30 days and is sold out now. `total`: all that is sold out. Nothing where the catalogue cannot be read: RunningOut says so. */
export function SoldOut(props: { report: Report | undefined; total: number | undefined }) {
  const t = useText(insightText);
  const { category: capital } = useText(productText);
  const { report, total = 0 } = props;
  const columns: FigureColumn<Pace>[] = [
    {
      header: t.product,
      value: ({ title }) => title,
      cell: ({ productId, title }) => <Link to={productLink(productId)}>{title}</Link>,
    },
    {
      header: t.category,
      value: ({ category }) => category ?? t.noCategory,
      cell: ({ category }) =>
        category === null ? t.noCategory : <Link to={categoryLink(category)}>{capital(category)}</Link>,
    },
    {
      header: t.sold30,
      value: ({ pieces }) => pieces,
      cell: ({ pieces }) => countText(pieces),
      isNumber: true,
    },
  ];
  if (report && !report.runningOut) return null;
  const rows = report?.runningOut?.rows.filter(({ stock }) => stock === 0);
  const listed = rows?.length ?? 0;
  const all = Math.max(total, listed);
  return (
    <section className={classes.part} aria-labelledby="sold-out">
      <header className={classes.head}>
        <h3 id="sold-out">
          {t.soldOutAlready}
          {all > 0 && <span className={classes.headline}> {t.productsCount(all)}</span>}
        </h3>
        <Link to={restockLinks.soldOut} className={buttons.secondary}>
          {t.restock}
        </Link>
      </header>
      {listed > 0 && all > listed && <p className={classes.note}>{t.listed(listed, all)}</p>}
      <FiguresTable
        caption={t.soldOutAlready}
        fileName="sold-out"
        columns={columns}
        keyOf={({ productId }) => productId}
        rows={rows}
        most={FEW}
        empty={t.nothingSoldOut}
      />
    </section>
  );
}
