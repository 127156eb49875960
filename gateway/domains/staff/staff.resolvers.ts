import { ShopError } from '../../errors/shop-error.ts';
import type { StaffChange } from '../../store/staff-log.ts';
import { MAX_VIEWS } from '../../store/saved-views.ts';
import type { StaffStore } from '../../store/staff-store.ts';
import { confirmRole } from '../confirm-role.ts';
import type { GatewayContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { idsProblem, refuseIf } from '../input.ts';
import { findProduct } from '../products/products.rest.ts';
import { contentOf, queueOf } from '../reviews/reviews.queue.ts';
import {
  changeFilterOf,
  cleanWords,
  MAX_MARKED,
  partProblems,
  searchProblem,
  viewNameProblem,
  viewProblems,
  wordsProblems,
} from './staff.input.ts';
import { canUndo, undo } from './staff.undo.ts';

const UNAVAILABLE = 'What is kept for staff cannot be read or written at the moment. Try again in a moment.';

const IS_ID = /^\d{1,15}$/; // of a change

const VIEW_SAVED = { code: 'SAVED', message: 'The view is saved.' } as const;
const TOO_MANY_VIEWS = {
  code: 'TOO_MANY',
  message: `There are ${MAX_VIEWS} views of this screen already. Remove one first.`,
} as const;

/** Throws STORE_UNAVAILABLE without a store, or if it fails. */
async function inStore<Value>(context: GatewayContext, use: (store: StaffStore) => Promise<Value>): Promise<Value> {
  if (!context.staffStore) throw new ShopError('STORE_UNAVAILABLE', UNAVAILABLE);
  try {
    return await use(context.staffStore);
  } catch (err) {
    context.note({ notice: 'store of the staff failed', err });
    throw new ShopError('STORE_UNAVAILABLE', UNAVAILABLE);
  }
}

export const staffResolvers: Resolvers = {
  Query: {
    staffChanges: async (_root, { filter, offset, limit }, context) => {
      refuseIf(partProblems({ offset, limit }, 500));
      const wanted = changeFilterOf(filter ?? {});
      await confirmRole(context, 'SUPER_ADMIN');
      return inStore(context, ({ log }) => log.page(wanted, offset, limit));
    },
    savedViews: async (_root, { screen }, context) => {
      const { id } = await confirmRole(context, 'ADMIN');
      return inStore(context, ({ views }) => views.list(id, screen));
    },
    reviewQueue: async (_root, { show, search, offset, limit }, context) => {
      refuseIf({ ...partProblems({ offset, limit }, 200), search: searchProblem(search) });
      await confirmRole(context, 'SUPER_ADMIN');
      const [list, read, words] = await Promise.all([
        context.allReviews(),
        inStore(context, ({ reviews }) => reviews.read()),
        inStore(context, ({ reviews }) => reviews.words()),
      ]);
      return queueOf(list, read, words, { show, search: search ?? '', offset, limit });
    },
    watchWords: async (_root, _args, context) => {
      await confirmRole(context, 'SUPER_ADMIN');
      return inStore(context, async ({ reviews }) => ({ words: await reviews.words() }));
    },
  },
  Mutation: {
    undoStaffChange: async (_root, { id }, context) => {
      await confirmRole(context, 'SUPER_ADMIN');
      return undo(
        context,
        await inStore(context, async ({ log }) => (IS_ID.test(id) ? log.find(Number(id)) : undefined)),
      );
    },
    saveView: async (_root, { input }, context) => {
      refuseIf(viewProblems(input));
      const staff = await confirmRole(context, 'ADMIN');
      const { screen, name, search } = input;
      return inStore(context, async ({ views }) => {
        const saved = await views.save(staff.id, screen, { name: name.trim(), search });
        const outcome = saved ? VIEW_SAVED : TOO_MANY_VIEWS;
        return { ...outcome, views: await views.list(staff.id, screen) };
      });
    },
    removeView: async (_root, { screen, name }, context) => {
      refuseIf({ name: viewNameProblem(name) });
      const staff = await confirmRole(context, 'ADMIN');
      return inStore(context, async ({ views }) => {
        await views.remove(staff.id, screen, name);
        return { code: 'REMOVED', message: 'The view is removed.', views: await views.list(staff.id, screen) };
      });
    },
    markReviewsRead: async (_root, { ids }, context) => {
      refuseIf({ ids: idsProblem(ids, MAX_MARKED) });
      const staff = await confirmRole(context, 'SUPER_ADMIN');
      const wanted = new Set(ids);
      const { reviews } = await context.allReviews();
      const read = reviews.flatMap(({ review }) => (wanted.has(review.id) ? contentOf(review) : []));
      await inStore(context, (store) => store.reviews.markRead(read, staff.id));
      return { code: 'MARKED', message: `Marked as read: ${read.length}.`, marked: read.length };
    },
    markReviewsNew: async (_root, { ids }, context) => {
      refuseIf({ ids: idsProblem(ids, MAX_MARKED) });
      await confirmRole(context, 'SUPER_ADMIN');
      await inStore(context, ({ reviews }) => reviews.markNew(ids));
      return { code: 'MARKED', message: 'Marked as new.' };
    },
    setWatchWords: async (_root, { words }, context) => {
      refuseIf(wordsProblems(words));
      await confirmRole(context, 'SUPER_ADMIN');
      return inStore(context, async ({ reviews }) => {
        await reviews.setWords(cleanWords(words));
        return { code: 'SAVED', message: 'The words are saved.', words: await reviews.words() };
      });
    },
  },
  StaffChangePage: {
    people: (_page, _args, context) => inStore(context, ({ log }) => log.people()),
  },
  StaffChange: {
    id: ({ id }) => String(id),
    at: ({ at }) => at.getTime(),
    undoes: ({ undoes }) => (undoes === null ? null : String(undoes)),
    fields: changedFields,
    canUndo,
  },
  UndoStaffChangePayload: {
    product: ({ productId }, _args, { guestRest }) =>
      productId === undefined ? null : findProduct(guestRest, productId),
  },
};

function changedFields({ before, after }: StaffChange) {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].sort().map((name) => ({ name, before: textOf(before?.[name]), after: textOf(after?.[name]) }));
}

function textOf(value: unknown): string | null {
  if (value == null) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
