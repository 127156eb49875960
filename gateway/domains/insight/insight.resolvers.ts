import { dayOf, dayText } from '../days.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { refuseIf } from '../input.ts';
import { limitProblem, reportRequest, withinProblem } from './insight.input.ts';
import { reportOf } from './insight.report.ts';
import { runningOutOf } from './insight.running-out.ts';

export const insightResolvers: Resolvers = {
  Query: {
    salesReport: async (_root, args, context) => {
      const request = reportRequest(args, dayOf(Date.now()));
      return reportOf(await context.allOrders(), request);
    },
  },
  SalesReport: {
    today: () => dayText(dayOf(Date.now())),
    topProducts: ({ products }, { by, limit }) => {
      refuseIf({ limit: limitProblem(limit) });
      return products[by].slice(0, limit);
    },
    topCategories: ({ categories }, { by, limit }) => {
      refuseIf({ limit: limitProblem(limit) });
      return categories[by].slice(0, limit);
    },
    runningOut: async (_report, { withinDays, limit }, context) => {
      refuseIf({ withinDays: withinProblem(withinDays), limit: limitProblem(limit) });
      const [orders, snapshot] = await Promise.all([context.allOrders(), context.wholeCatalogue()]);
      return runningOutOf(orders, snapshot, { today: dayOf(Date.now()), withinDays, limit });
    },
  },
};
