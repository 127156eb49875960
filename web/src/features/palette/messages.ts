import { defineMessages } from '../../lib/language/messages.ts';

const all = (count: number) => `All ${count.toLocaleString('en-IN')}`;

export const paletteText = defineMessages('palette', {
  name: 'Find or go to',
  /** By the role. */
  placeholders: { ADMIN: 'Screen, product or action', SUPER_ADMIN: 'Screen, product, order, user…' },
  results: 'Results',
  /** By the group's key. */
  groups: { screens: 'Screens', actions: 'Actions', products: 'Products', orders: 'Orders', users: 'Users' },
  /** By the screen's key. */
  screens: {
    dashboard: 'Dashboard',
    productTab: 'Product',
    stockTab: 'Out Of Stock',
    messagesTab: 'Messages',
    settingTab: 'Setting',
    catalogue: 'Catalogue',
    newProduct: 'New product',
    orders: 'Orders',
    board: 'Board of orders',
    insight: 'Insight',
    users: 'Users',
    reviews: 'Reviews',
    queue: 'Review queue',
    products: 'Products',
    changes: 'Changes',
  },
  stockLists: { out: 'Out of stock products', scarce: 'Products with low stock, or none', in: 'Products in stock' },
  /** `status`: as orders show it. */
  ordersThatAre: (status: string) => `${status} orders`,
  reviewLists: { NEW: 'New reviews', WATCHED: 'Reviews with words to watch for' },
  actions: {
    import: 'Import products from a CSV file',
    download: 'Download the catalogue as CSV',
    createUser: 'Create user',
    light: 'Switch to light colours',
    dark: 'Switch to dark colours',
    shortcuts: 'Keyboard shortcuts',
    logOut: 'Log out',
  },
  roles: { USER: 'User', ADMIN: 'Admin', SUPER_ADMIN: 'Super admin' },
  stock: (units: number) => (units > 0 ? `${units} in stock` : 'Out of stock'),
  unknownCustomer: 'Customer not known',
  allProducts: (count: number) => `${all(count)} products that match`,
  allOrders: (count: number) => `${all(count)} orders that match`,
  allUsers: (count: number) => `${all(count)} users that match`,
  /** What is going on, by the group's key. */
  searching: { products: 'Searching products…', orders: 'Searching orders…', users: 'Searching users…' },
  /** 'Products, Orders' */
  failed: (kinds: string) => `Could not be searched: ${kinds}.`,
  tryAgain: 'Try again',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (text: string) => `Nothing is called “${text}”. Try another word, or the end of an id.`,
  hints: { move: 'move', open: 'open', close: 'close' },

  shortcuts: 'Keyboard shortcuts',
  parts: { everywhere: 'On every screen of staff', goTo: 'Go to', here: 'On this screen' },
  openPalette: 'Find or go to',
  openShortcuts: 'Show these shortcuts',
  undo: 'Take back what a notice offers to undo',
  then: 'then',
  or: 'or',
  close: 'Close what is open',
  /** What the keys of a screen do, by the key of the line. */
  keys: {
    tabs: 'Go to the next or previous tab',
    tabEnds: 'Go to the first or last tab',
    sort: 'Sort by the column whose heading has the focus',
    edit: 'Edit the price or stock that has the focus; save it',
    next: 'Save, and edit the next one',
    previous: 'Save, and edit the one before',
    giveUp: 'Give up the edit',
    upAndDown: 'Go to the row above or below',
    openOrder: 'Open the order whose id has the focus',
    choose: 'Choose the row whose box has the focus',
    rows: 'Go to the row below or above',
    chooseRow: 'Choose the row that has the focus',
    search: 'Go to the search',
    save: 'Save the product',
    moveOrder: 'Open the menu of an order’s moves',
  },
  single: 'Shortcuts of single keys',
  singleHint: 'They do nothing while you type. Switch them off if they get in your way, as they can with speech input.',
});
