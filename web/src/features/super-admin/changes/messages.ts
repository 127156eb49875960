import { defineMessages, pluralIn } from '../../../lib/language/messages.ts';

const plural = pluralIn('en');

/** What is said of several. */
const MANY: Record<string, string> = {
  CREATE_PRODUCT: 'products added',
  DELETE_PRODUCT: 'products deleted',
  DELETE_REVIEW: 'reviews deleted',
  CREATE_USER: 'accounts added',
  REMOVE_USER: 'accounts removed',
};

export const staffLogText = defineMessages('staffLog', {
  heading: 'Changes by staff',
  caption: 'Changes by staff, latest first',
  search: 'Search names of people and things',
  searchHint: 'Search names..',
  all: 'All',
  from: 'From',
  to: 'To',
  action: 'Action',
  person: 'Person',
  clear: 'Clear all filters',
  onlyOf: (name: string) => `Only changes of ${name}`,
  showAllThings: (name: string) => `Only ${name}: show all again`,
  count: (count: number) => plural(count, { one: '1 change', other: `${count} changes` }),
  empty: 'No changes yet',
  emptyText: 'Changes that staff make appear here, with the values before and after.',
  noneFound: 'No changes found',
  noneMatch: 'Nothing matches all of these choices.',
  columns: { when: 'When', who: 'Who', what: 'What', change: 'Before → after', undo: 'Undo' },
  actions: {
    CREATE_PRODUCT: 'Product added',
    UPDATE_PRODUCT: 'Product changed',
    DELETE_PRODUCT: 'Product deleted',
    DELETE_REVIEW: 'Review deleted',
    UPDATE_ORDER_STATUS: 'Order moved',
    CREATE_USER: 'Account added',
    UPDATE_USER: 'Account changed',
    REMOVE_USER: 'Account removed',
  },
  fields: {
    title: 'Title',
    brand: 'Brand',
    category: 'Category',
    discountPrice: 'Price',
    originalPrice: 'Price before the discount',
    stock: 'Stock',
    description: 'Description',
    image: 'Main picture',
    images: 'Pictures',
    status: 'Status',
    name: 'Name',
    email: 'E-mail',
    mobile: 'Mobile',
    role: 'Role',
    avatar: 'Picture',
    author: 'Author',
    rating: 'Stars',
    comment: 'Comment',
  },
  /** `detail`: where orders went to, or which fields were changed. */
  batch: (action: string, count: number, detail: string) => {
    if (action === 'UPDATE_ORDER_STATUS') return `${count} orders moved to ${detail}`;
    const said = MANY[action];
    return said === undefined
      ? `${count} ${action === 'UPDATE_PRODUCT' ? 'products' : 'accounts'} changed: ${detail}`
      : `${count} ${said}`;
  },
  showEach: (count: number) => `Each of the ${count}`,
  mayGoOn: 'On this page. There may be more of them on another.',
  undoBatch: (count: number) => `Undo all ${count}`,
  undoBatchOf: (count: number, name: string) => `Undo all ${count}: ${name}`,
  undoneMany: (done: number, all: number) => (done === all ? `${all} changes undone.` : `${done} of ${all} undone.`),
  /** `rest`: how many names have no place. */
  moreFields: (count: number, names: string, rest: number) =>
    `${plural(count, { one: '1 more field', other: `${count} more fields` })}: ${names}${rest > 0 ? ` and ${rest} more` : ''}`,
  notKnown: 'Not known',
  reason: (reason: string) => `Reason: ${reason}`,
  undo: 'Undo',
  undoOf: (action: string, name: string) => `Undo: ${action}, ${name}`,
  undone: (action: string, name: string) => `Undone: ${action}, ${name}`,
  isUndone: 'Undone',
  cannotUndo: 'Cannot be undone',
  /** Why a change is never taken back from here. */
  final: {
    CREATE_PRODUCT: 'No undo: delete the product',
    UPDATE_PRODUCT: 'No undo: no value from before',
    DELETE_PRODUCT: 'Final: a product cannot come back',
    DELETE_REVIEW: 'Final: a review cannot come back',
    UPDATE_ORDER_STATUS: 'No undo: cancel the order again',
    DELIVERED: 'Final: the order is delivered',
    CREATE_USER: 'No undo: remove it in Users',
    UPDATE_USER: 'No undo: change it in Users',
    REMOVE_USER: 'Final: an account cannot come back',
  },
  stale: { productGone: 'Product gone', orderGone: 'Order gone', moved: 'Moved since', changed: 'Changed since' },
  copyRequest: 'Copy the id of the request',
  isUndo: 'Undoes an earlier change',
  areUndone: 'They undo earlier changes',
  /** English repeats the gateway's own words. */
  undoOutcome: (_code: string | undefined, said: string) => said,
  download: 'Download CSV',
  downloading: 'Reading the changes',
  cut: (rows: number, total: number) =>
    `The file has the latest ${rows} of ${total} changes. Choose fewer days to get the others.`,
  file: {
    id: 'Change',
    at: 'When',
    person: 'Who',
    personId: 'Id of the person',
    action: 'Action',
    subject: 'What',
    subjectId: 'Id of what',
    before: 'Before',
    after: 'After',
    reason: 'Reason',
    request: 'Request',
    undoes: 'Undoes change',
    isUndone: 'Undone',
  },
  yes: 'Yes',
  no: 'No',
});
