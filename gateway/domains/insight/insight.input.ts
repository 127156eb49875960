import { outside } from '../../../schema/limits.ts';
import type { QuerySalesReportArgs, SalesPeriod } from '../../generated/schema.ts';
import { dayProblem, readDay, type Day } from '../days.ts';
import { refuseIf } from '../input.ts';
import { bucketsOf, defaultFrom } from './insight.buckets.ts';
import type { ReportRequest } from './insight.report.ts';
import { MAX_DAYS_LEFT } from './insight.running-out.ts';
import { MAX_TOP } from './insight.top.ts';

const MAX_BUCKETS = 400;

type ReportArgs = QuerySalesReportArgs & { period: SalesPeriod };

/** Throws BAD_USER_INPUT. */
export function reportRequest({ period, from, to }: ReportArgs, today: Day): ReportRequest {
  refuseIf({ from: dayProblem(from), to: dayProblem(to) });
  const last = readDay(to ?? '') ?? today;
  const first = readDay(from ?? '') ?? defaultFrom[period](last);
  const range = { from: first, to: last };
  refuseIf({ from: first > last && 'The first day must not be after the last one.' });
  const buckets = bucketsOf(period, range, MAX_BUCKETS);
  refuseIf({
    period: !buckets && `A report has at most ${MAX_BUCKETS} buckets. Choose a longer period, or fewer days.`,
  });
  return { period, range, buckets: buckets ?? [] };
}

export const limitProblem = (limit: number): string | false =>
  outside(limit, 1, MAX_TOP) && `The limit must be from 1 to ${MAX_TOP}.`;

export const withinProblem = (days: number): string | false =>
  outside(days, 0, MAX_DAYS_LEFT) && `The days must be from 0 to ${MAX_DAYS_LEFT}.`;
