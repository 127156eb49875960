import { defineMessages } from '../../../../lib/language/messages.ts';

export const changesText = defineMessages('changes', {
  changes: 'Changes',
  product: 'Product',
  change: 'Change',
  outcome: 'Outcome',
  becomes: 'becomes',
  /** By the field of a product. */
  fields: {
    title: 'Title',
    brand: 'Brand',
    category: 'Category',
    discountPrice: 'Price',
    originalPrice: 'Price before the discount',
    stock: 'Stock',
  },
  planned: 'Will be made',
  /** By the state of a change. */
  states: { waiting: 'Waiting', saving: 'Under way…', done: 'Done', left: 'Not made' },
  failed: (reason: string) => `Not made: ${reason}`,
  preview: (possible: number, impossible: number) =>
    `${possible} to change${impossible > 0 ? `, ${impossible} that cannot be changed` : ''}`,
  progress: (done: number, failed: number, all: number) =>
    `${done} of ${all} done${failed > 0 ? `, ${failed} not made` : ''}`,
  made: 'Changes made',
  make: (count: number) => `Change ${count} ${count === 1 ? 'product' : 'products'}`,
  stop: 'Stop',
  undo: (count: number) => `Undo ${count}`,
  bulk: (count: number) => `Change ${count} chosen ${count === 1 ? 'product' : 'products'}`,
  field: 'What changes',
  how: 'How',
  hows: { set: 'Set to', add: 'Add', percent: 'Change by percent' },
  amount: 'Amount',
  wholeRupees: 'Prices are rounded to whole rupees.',
  typeAmount: 'Type an amount to see every change before it is made.',
  reading: 'Reading the chosen products…',
});
