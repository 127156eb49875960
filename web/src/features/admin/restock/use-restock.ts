import { useState } from 'react';
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

/** The rows that are being edited, by their product's id. `onSaved` keeps a row in its place. */
export function useRestock(onSaved: (id: string, stock: number) => void) {
  const t = useText(restockText);
  const save = useSaveFields();
  const [states, setStates] = useState<ReadonlyMap<string, RestockState>>(new Map());
  const [report, setReport] = useState<RestockReport>();
  const [isRunning, setRunning] = useState(false);
  const of = (id: string): RestockState => states.get(id) ?? UNTOUCHED;
  const update = (id: string, change: Partial<RestockState>) =>
    setStates((all) => new Map([...all, [id, { ...UNTOUCHED, ...all.get(id), ...change }]]));

  const send = async ({ id, stock }: LowStockFragment, value: number, isUndo: boolean): Promise<boolean> => {
    update(id, { busy: true });
    const saved = await save(id, { stock: value });
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
    onSaved(id, value);
    return true;
  };
  const submit = async (product: LowStockFragment): Promise<boolean> => {
    const { busy, text } = of(product.id);
    const value = Number(text);
    const isWhole = text.trim() !== '' && Number.isInteger(value);
    if (!isWhole) update(product.id, { problem: t.wholeNumber });
    return isWhole && !busy && (await send(product, value, false));
  };
  const undo = async (product: LowStockFragment): Promise<boolean> => {
    const { before, busy } = of(product.id);
    return before !== undefined && !busy && (await send(product, before, true));
  };
  /** One after the other, so that one person leaves room for others. */
  const all = async (
    products: readonly LowStockFragment[],
    act: (product: LowStockFragment) => Promise<boolean>,
    isUndo: boolean,
  ) => {
    if (isRunning) return;
    setRunning(true);
    setReport(undefined);
    const done: LowStockFragment[] = [];
    for (const product of products) if (await act(product)) done.push(product);
    setReport({ done, failed: products.length - done.length, isUndo });
    setRunning(false);
  };
  return {
    of,
    report,
    isRunning,
    type(id: string, text: string) {
      update(id, { text, saved: undefined });
      setReport(undefined);
    },
    submit,
    undo,
    saveAll: (products: readonly LowStockFragment[]) => all(products, submit, false),
    undoAll: (products: readonly LowStockFragment[]) => all(products, undo, true),
  };
}

export type Restock = ReturnType<typeof useRestock>;
