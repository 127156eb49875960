import type { StaffRowFragment } from '../../../../generated/shared-catalogue.ts';
import type { ProductChanges, ProductInput } from '../../../../generated/schema.ts';
import { largeChange, problemOf } from '../edited-fields.ts';
import { IN_PLACE_FIELDS, type InPlaceField, type ListedField } from '../../../../../../schema/product-fields.ts';
import { productProblems } from '../../../../../../schema/product-rules.ts';
import { readNumber } from '../../../../../../schema/read-number.ts';

/** What is to become of a product. */
export interface Change {
  id: string;
  title: string;
  before: Partial<Record<ListedField, string | number>>;
  after: ProductChanges & Partial<Record<ListedField, string | number>>;
  /** Why it cannot be made, in English. */
  problem?: string | undefined;
  /** What it would have been: a value below 0, in place of which it is 0. */
  below?: number;
  /** Of a new product, which has the line's number in place of an id until it is added. */
  input?: ProductInput;
  /** The catalogue has a product of this title, or the file has it twice. */
  isTwin?: boolean;
}

export const isNew = ({ input }: Change): boolean => input !== undefined;

export const HOWS = ['set', 'add', 'percent'] as const;

export type How = (typeof HOWS)[number];

/** What products have the name of. */
export const NAME_FIELDS = ['category', 'brand'] as const;

export type NameField = (typeof NAME_FIELDS)[number];

/** What is done to one field of all chosen products. `amount` is as typed: '-10' takes away. */
export type BulkEdit = { field: InPlaceField; how: How; amount: string } | { field: NameField; name: string };

/**
 * The change of each product; none for one that has the value already. Prices are rounded to two decimals, by
 * percent to whole rupees, and stocks to whole units, never below 0. An error in English where there is no amount or name.
 */
export function planOf(rows: readonly StaffRowFragment[], edit: BulkEdit): Change[] | string {
  if ('name' in edit) return planOfNames(rows, edit.field, edit.name.trim());
  const { field, how, amount } = edit;
  const value = readNumber(amount);
  if (typeof value === 'string') return value;
  return rows.flatMap((row) => {
    const before = row[field];
    const next = rounded(field, how, { set: value, add: before + value, percent: before * (1 + value / 100) }[how]);
    const after = how === 'set' ? value : Math.max(next, 0);
    if (after === before) return [];
    const isFromNothing = field !== 'stock' && how !== 'set' && !row.hasPrice;
    const problem = isFromNothing ? 'It has no price to start from.' : problemOf(row, { [field]: after });
    const change = { id: row.id, title: row.title, before: { [field]: before }, after: { [field]: after }, problem };
    return next < 0 && how !== 'set' ? { ...change, below: next } : change;
  });
}

function planOfNames(rows: readonly StaffRowFragment[], field: NameField, name: string): Change[] | string {
  const problem = productProblems({ [field]: name })[field];
  if (problem) return problem;
  return rows.flatMap(({ id, title, [field]: before }) =>
    before === name ? [] : { id, title, before: { [field]: before ?? '' }, after: { [field]: name } },
  );
}

/** True for prices that are worked out: the shop's have no paise. */
export const isWholeRupees = ({ field, how }: { field: InPlaceField; how: How }): boolean =>
  field === 'discountPrice' && how === 'percent';

const rounded = (field: InPlaceField, how: How, value: number): number =>
  field === 'stock' || isWholeRupees({ field, how }) ? Math.round(value) : Math.round(value * 100) / 100;

/** Where the price paid goes with a change that can be made, if it changes by more than half. */
export function largeChangeOf({ before, after, problem }: Change): ReturnType<typeof largeChange> {
  const [from, to] = [before.discountPrice, after.discountPrice];
  if (problem !== undefined || typeof from !== 'number' || typeof to !== 'number') return undefined;
  return largeChange(from, to);
}

export const fieldsOf = ({ after }: Change): ListedField[] => Object.keys(after) as ListedField[];

export const isEdited = (field: ListedField): field is InPlaceField =>
  (IN_PLACE_FIELDS as readonly ListedField[]).includes(field);
