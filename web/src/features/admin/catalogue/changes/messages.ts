export const changesText = {
  changes: 'Changes',
  product: 'Product',
  change: 'Change',
  outcome: 'Status',
  becomes: 'becomes',
  planned: 'Ready',
  /** Of a product that is added. */
  isNew: 'New',
  added: 'Added',
  twin: 'The catalogue has this title already',
  /** By the state of a change. */
  states: { waiting: 'Waiting', saving: 'Saving…', done: 'Done', left: 'Not started' },
  failed: (reason: string) => `Not saved: ${reason}`,
  preview: (possible: number, impossible: number) =>
    `${possible} to change${impossible > 0 ? `, ${impossible} that cannot be changed` : ''}`,
  largeChanges: (count: number) =>
    count === 1 ? '1 price changes by more than half' : `${count} prices change by more than half`,
  progress: (done: number, failed: number, all: number) =>
    `${done} of ${all} done${failed > 0 ? `, ${failed} not saved` : ''}`,
  made: 'Changes saved',
  /** 'Add 2 and change 12 products' */
  make: (changed: number, added = 0) => {
    const products = (count: number) => `${count} ${count === 1 ? 'product' : 'products'}`;
    if (added === 0) return `Change ${products(changed)}`;
    return changed === 0 ? `Add ${products(added)}` : `Add ${added} and change ${products(changed)}`;
  },
  /** `said`: how many of all are done. '14 of 14 done. 2 added, 12 changed.' */
  outcomes: (said: string, added: number, changed: number) =>
    `${said}. ${added} added${changed > 0 ? `, ${changed} changed` : ''}.`,
  tryAgain: (count: number) => `Try ${count} again`,
  stop: 'Stop',
  bulk: (count: number) => `Change ${count} chosen ${count === 1 ? 'product' : 'products'}`,
  field: 'What changes',
  how: 'How',
  hows: { set: 'Set to', add: 'Add', percent: 'Change by percent' },
  amount: 'Amount',
  newName: 'New name',
  wholeRupees: 'Prices are rounded to whole rupees.',
  unchanged: (count: number) => `${count} of the chosen ${count === 1 ? 'has' : 'have'} this value already.`,
  below: (value: string) => `Would be ${value}: set to 0.`,
  typeName: 'Choose or type a name to see every change before it is saved.',
  typeAmount: 'Type an amount to see every change before it is saved.',
  reading: 'Reading the chosen products…',
};
