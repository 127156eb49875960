import { defineMessages, pluralIn } from '../../lib/language/messages.ts';

const plural = pluralIn('en');

export const orderText = defineMessages('order', {
  idCopied: 'Id copied',
  idNotCopied: (id: string) => `Your browser did not copy it. The id is ${id}`,
  copyThisId: (id: string) => `Copy the id ${id}`,
  copyId: 'Copy the id',
  /** `UNKNOWN`: the gateway does not know the API's status. */
  status: {
    PENDING: 'Pending',
    PACKED: 'Packed',
    DISPATCHED: 'Dispatched',
    CANCELLED: 'Cancelled',
    DELIVERED: 'Delivered',
    UNKNOWN: 'Being checked',
  },
  /** The specification's labels, to the letter (section 9). */
  payment: { creditCard: 'Credit Card', UPI: 'UPI', cashOn: 'Cashon Delivery' },
  columns: { number: 'S/n', product: 'Product', id: 'OrderID', status: 'Status' },
  ordered: 'Ordered',
  dateNotKnown: 'Not known',
  paymentMethod: 'Payment method',
  orderStatus: 'Order Status',
  /** The heading on paper. */
  paper: { summary: 'Order summary', slip: 'Packing slip' },
  soldBy: 'Sold by',
  aboutOrder: 'About this order',
  buyerHeading: 'Buyer',
  deliveryAddress: 'Delivery Address',
  addressGone: 'The address of this order is no longer kept.',
  printed: 'Printed on',
  notAnInvoice: 'This is a summary, not an invoice.',
  pricesOfToday: 'Worked out with today’s prices: the shop keeps none from the day of the order.',
  notGiven: 'Not given',
  /** The city is labelled District (specification, section 2). */
  address: { address: 'Address', state: 'State', city: 'District', block: 'Block', postalCode: 'Postal Code' },
  buyer: { name: 'Name', email: 'Email', phone: 'Phone' },
  /** Quantities added up: what a cart or an order holds. Each place that counts says it so. */
  itemCount: (count: number) => plural(count, { one: `${count} item`, other: `${count} items` }),
  items: 'Items',
  quantity: 'Quantity',
  unitPrice: 'Unit price',
  amount: 'Amount',
  productsTotal: 'Items price',
  tax: 'Tax',
  shipping: 'Shipping',
  payable: 'Payable',
  saved: (amount: string) => `You save ${amount} on the original prices`,
  /** In its place for an order that was cancelled. */
  notPayable: 'It would have come to',
  /** In place of the title of a product that was deleted after the order. */
  deletedProduct: 'A product that is no longer sold',
  products: 'Products',
  more: (count: number) => `and ${count} more`,
  notCounted: 'Not counted',
  unpricedProduct: 'A product without a price',
  notAllCounted: 'not all products counted',
  progress: 'Progress',
  stepState: { done: 'Done', now: 'Now', ahead: 'Still to come' },

  // Why products are not in the cart that were put there at once.
  notSold: (count: number) =>
    plural(count, { one: `${count} product is no longer sold`, other: `${count} products are no longer sold` }),
  gone: (title: string) => `${title} is no longer sold`,
  noPrice: (title: string) => `the price of ${title} is not available`,
  noStock: (title: string) => `${title} is out of stock`,
  cartHasAll: (title: string) => `your cart already has all that are left of ${title}`,
  fewerPieces: (title: string, count: number, wanted: number) => `only ${count} of ${wanted} pieces of ${title}`,
  tooFew: (title: string) => `there are not that many left of ${title}`,
  notAdded: (title: string) => `${title} was not added`,

  // Of a form for an address.
  /** In its order. */
  fields: { postalCode: 'Postal code', state: 'State', city: 'City', block: 'Block', address: 'Address' },
  /** What its names leave open. */
  hints: { block: 'Area or locality', address: 'House number, building and street' },
  isDefault: 'Default',
});
