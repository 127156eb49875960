import { defineMessages } from '../../../lib/language/messages.ts';

export const restockText = defineMessages('restock', {
  showAll: 'Show in the catalogue',
  showAllOf: (total: number) => `Show all ${total} in the catalogue`,
  /** Of a longer list. */
  firstOf: (shown: number, total: number) => `The first ${shown} of ${total}.`,
  firstOfMany: (shown: number, least: number) => `The first ${shown} of ${least} or more.`,
  loading: 'Loading the products…',
  none: 'Nothing to restock.',
  stockOf: (title: string) => `Stock of ${title}`,
  save: 'Save',
  saveOf: (title: string) => `Save the stock of ${title}`,
  wholeNumber: 'Enter a whole number.',
  saved: (stock: number) => (stock < 1 ? 'Saved: out of stock.' : `Saved: ${stock} in stock.`),
  /** After an undo: what is there again. */
  again: (stock: number) => (stock < 1 ? 'Out of stock again.' : `${stock} in stock again.`),
  undo: 'Undo',
  /** Of several products: what was typed and is not saved yet. */
  notSaved: (count: number) => `${count} quantities are not saved`,
  saveAll: (count: number) => `Save all ${count}`,
  savingAll: 'Saving…',
  savedAll: (done: number, failed: number) =>
    `${done} saved${failed > 0 ? `, ${failed} not saved: each says why` : ''}.`,
  undoAll: (count: number) => `Undo ${count}`,
  putBack: (done: number, failed: number) =>
    `${done} put back${failed > 0 ? `, ${failed} not put back: each says why` : ''}.`,
  undoOf: (title: string) => `Undo: stock of ${title}`,
});
