import IconChart from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import { useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSalesReportQuery } from '../../../generated/super-admin-insight.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import buttons from '../../../ui/buttons.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { todayInIndia } from '../../../ui/table/tools/day-presets.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { BestCategories, BestProducts } from './best-sellers.tsx';
import { FigureCards } from './figure-cards.tsx';
import { useDayTexts } from './figures-text.ts';
import classes from './insight.module.css';
import { canCompare, insightView, isUnderWay, rangeProblem } from './insight-view.ts';
import { Meaning } from './meaning.tsx';
import { insightText } from './messages.ts';
import { RangeBar } from './range-bar.tsx';
import { RunningOut } from './running-out.tsx';
import { SoldOut } from './sold-out.tsx';
import { SalesOverTime } from './sales-over-time.tsx';

/** How the shop does. All choices are in the address. */
export function InsightPage() {
  const t = useText(insightText);
  const days = useDayTexts();
  const address = useAddress();
  const view = insightView(address.read);
  const today = todayInIndia();
  const problem = rangeProblem(view, today);
  const problemId = useId();
  const { chart: _chart, ...variables } = view;
  const { data, error, loading, refetch } = useSalesReportQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    // The report is there when the catalogue cannot be read.
    errorPolicy: 'all',
    skip: problem !== undefined,
  });
  // The last report stays beside days of which there is none, and until the next one is here.
  const current = data?.salesReport ? data : undefined;
  const [last, setLast] = useState(current);
  if (current && current !== last) setLast(current);
  const shown = current ?? (error && !problem ? undefined : last);
  const report = shown?.salesReport ?? undefined;
  const isOld = shown !== current;
  const preset = useRef<HTMLSelectElement>(null);

  const isEmpty = report && report.figures.orders === 0 && report.before.orders === 0;
  const parts = { report, view, address };
  const ofRange = { className: classes.ofRange, 'data-old': isOld || undefined };
  const soldOut = <SoldOut report={report} total={shown?.soldOut?.total} />;
  return (
    <div className={classes.page} aria-busy={loading}>
      <PageTitle title={t.title} />
      <header className={classes.head}>
        <h2>{t.heading}</h2>
        <RangeBar
          view={view}
          report={report}
          today={today}
          problemId={problem && problemId}
          address={address}
          presetRef={preset}
        />
      </header>
      {problem && (
        <div role="alert" className={classes.problem}>
          <p id={problemId}>{t.problems[problem]}</p>
          <button
            type="button"
            className={buttons.secondary}
            onClick={() => {
              address.change({ from: '', to: '' }, { replace: true });
              // This goes with the problem; there stands what it has chosen.
              preset.current?.focus();
            }}
          >
            {t.upToToday}
          </button>
        </div>
      )}
      {error && !report && !problem && <LoadError error={error} onRetry={refetch} />}
      {(report || (!error && !problem)) && (
        <>
          <p className={classes.note} role="status">
            {report && problem && <strong>{t.stillShown} </strong>}
            {report
              ? (canCompare(report.before) ? t.compared : t.notCompared)(
                  days.range(report),
                  days.range({ from: report.beforeFrom, to: report.beforeTo }),
                )
              : t.loading}
            {report && isUnderWay(report, report.today) && ` ${t.notOver(days.day(report.today))}`}
          </p>
          <div {...ofRange}>
            <FigureCards report={report} />
          </div>
          {isEmpty ? (
            <>
              <EmptyView
                icon={<IconChart aria-hidden />}
                heading={t.noOrders}
                text={t.noOrdersText}
                action={
                  <Link to={paths.superAdmin} className={buttons.primary}>
                    {t.allOrders}
                  </Link>
                }
              />
              {soldOut}
            </>
          ) : (
            <>
              <div {...ofRange}>
                <SalesOverTime {...parts} />
              </div>
              <div className={classes.columns}>
                <div {...ofRange}>
                  <BestProducts {...parts} />
                </div>
                <div className={classes.column}>
                  <div {...ofRange}>
                    <BestCategories report={report} />
                  </div>
                  {soldOut}
                </div>
              </div>
            </>
          )}
          <RunningOut {...parts} />
          {report && <Meaning report={report} />}
        </>
      )}
    </div>
  );
}
