import { useState } from 'react';
import { productProblems } from '../../../../../schema/product-rules.ts';
import { readNumber } from '../../../../../schema/read-number.ts';
import type { LowStockFragment } from '../../../generated/admin.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useSaveFields } from '../catalogue/use-save-fields.ts';
import { restockText } from './messages.ts';

/** What somebody does with one row. */
export interface RestockState {
  /** As typed, until it is saved. */
  text: string;
  problem?: string | undefined;
  busy?: boolean;
  /** What the last change can be taken back to. */
  before?: number | undefined;
  /** What was saved last. */
  saved?: number | undefined;
  /** True: it was saved by an undo, and is what the product had before. */
  isBack?: boolean;
}

/** What came of the rows that were saved, or taken back, together. */
export interface RestockReport {
  done: readonly LowStockFragment[]; // as they were before
  failed: number;
  isUndo: boolean;
}

const UNTOUCHED: RestockState = { text: '' };

const isTyped = ({ text }: RestockState): boolean => text.trim() !== '';

/** Nothing is no mistake: it is what a row has that nobody touched. */
const isRight = (text: string): boolean => {
  const stock = readNumber(text);
  return text.trim() === '' || (typeof stock === 'number' && productProblems({ stock }).stock === null);
};

/** A list to restock, and what is done in its rows. Undefined `products`: they are not there yet. */
export function useRestock(products: readonly LowStockFragment[] | undefined) {
  const t = useText(restockText);
  const save = useSaveFields();
  const [states, setStates] = useState<ReadonlyMap<string, RestockState>>(new Map());
  const [report, setReport] = useState<RestockReport>();
  const [isRunning, setRunning] = useState(false);
  // A product that has enough now leaves the answer, but not the place where somebody works.
  const [kept, setKept] = useState<readonly LowStockFragment[]>([]);
  const rows = products && [
    ...kept.map((row) => products.find(({ id }) => id === row.id) ?? row),
    ...products.filter(({ id }) => !kept.some((row) => row.id === id)),
  ];
  const keep = (savedId: string, stock: number) =>
    setKept((before) =>
      [...before, ...(rows ?? []).filter(({ id }) => !before.some((row) => row.id === id))].map((row) =>
        row.id === savedId ? { ...row, stock } : row,
      ),
    );
  const of = (id: string): RestockState => states.get(id) ?? UNTOUCHED;
  const update = (id: string, change: Partial<RestockState>) =>
    setStates((all) => new Map([...all, [id, { ...UNTOUCHED, ...all.get(id), ...change }]]));

  const send = async ({ id, stock }: LowStockFragment, value: number, isUndo: boolean): Promise<boolean> => {
    update(id, { busy: true });
    const saved = await save(id, { stock: value }, { stock });
    if (!saved.done) {
      update(id, { busy: false, problem: saved.reason });
      return false;
    }
    update(id, {
      busy: false,
      problem: undefined,
      text: '',
      saved: value,
      isBack: isUndo,
      before: isUndo ? undefined : stock,
    });
    keep(id, value);
    return true;
  };
  const submit = async (product: LowStockFragment): Promise<boolean> => {
    const { busy, text } = of(product.id);
    const value = readNumber(text);
    if (typeof value === 'string' || !Number.isInteger(value)) {
      update(product.id, { problem: t.wholeNumber });
      return false;
    }
    return !busy && (await send(product, value, false));
  };
  const undo = async (product: LowStockFragment): Promise<boolean> => {
    const { before, busy } = of(product.id);
    return before !== undefined && !busy && (await send(product, before, true));
  };
  /** One after the other, so that one person leaves room for others. */
  const all = async (
    chosen: readonly LowStockFragment[],
    act: (product: LowStockFragment) => Promise<boolean>,
    isUndo: boolean,
  ) => {
    if (isRunning) return;
    setRunning(true);
    setReport(undefined);
    const done: LowStockFragment[] = [];
    for (const product of chosen) if (await act(product)) done.push(product);
    setReport({ done, failed: chosen.length - done.length, isUndo });
    setRunning(false);
  };
  return {
    products,
    rows,
    /** True: something was typed, and is not saved. */
    isUnsaved: [...states.values()].some(isTyped),
    of,
    report,
    isRunning,
    /** For who comes back to the list: only what is not saved is as it was left. */
    tidy() {
      setStates((all) => new Map([...all].filter(([, state]) => isTyped(state))));
      setKept((before) => before.filter(({ id }) => isTyped(of(id))));
      setReport(undefined);
    },
    type(id: string, text: string) {
      update(id, { text, saved: undefined, ...(isRight(text) && { problem: undefined }) });
      setReport(undefined);
    },
    submit,
    undo,
    saveAll: (chosen: readonly LowStockFragment[]) => all(chosen, submit, false),
    undoAll: (chosen: readonly LowStockFragment[]) => all(chosen, undo, true),
  };
}

export type Restock = ReturnType<typeof useRestock>;
