import { defineMessages } from '../../lib/language/messages.ts';

export const checkoutText = defineMessages('checkout', {
  title: 'Checkout',
  loading: 'Loading the checkout',
  steps: 'Steps of the checkout',
  step: { address: 'Address', payment: 'Payment', confirm: 'Confirm' },
  completed: '(completed)',
  headings: { address: 'Delivery address', payment: 'Payment', confirm: 'Confirm your order' },
  thanks: 'Thank you for your order',
  thanksText: 'Taking you to your orders…',
  summary: 'Order summary',
  cartEmpty: 'Your cart is currently empty.',
  cartEmptyText: 'There is nothing to check out yet.',
  /** `titles`: of the products that the API has no price of. */
  withoutPrice: (titles: string) => `${titles} cannot be ordered now, because the price is not available.`,
  /** Amounts in words. `lines`: what has changed, each in a sentence. */
  totalChanged: (before: string, now: string, lines: string) =>
    `The total has changed from ${before} to ${now}. ${lines} Nothing was ordered. Place the order again if you agree.`,
  lineChanged: (title: string, before: string, now: string) => `${title}: ${before} before, ${now} now.`,
  /** Follows the title of the product. */
  cannotBeOrdered: ' cannot be ordered right now.',
  earlierAddresses: 'Where should it go?',
  otherAddress: 'Use another address',
  otherAddressText: 'Fill it in below',
  moreAddresses: (count: number) => (count === 1 ? 'Show 1 more address' : `Show ${count} more addresses`),
  editAddress: 'Edit this address',
  leaveEdit: 'Keep it as it was',
  /** Stands below the form. */
  addressKept: 'This browser keeps it for your account, so that you never type it again. Your profile lists it.',
  saving: 'Saving…',
  toPayment: 'Continue to payment',
  toConfirm: 'Review order',
  prev: 'Prev',
  /** English repeats the API's own words. */
  addressNotSaved: (said: string) => said,
  addressUnsaved: 'Your address could not be saved. Please try again.',
  /** Fields that each say what is wrong with them. */
  toMend: (count: number) => (count === 1 ? '1 field needs your attention.' : `${count} fields need your attention.`),
  choosePayment: 'Choose how you want to pay',
  /** The shop takes no payment itself: the API notes the choice. */
  whenToPay: {
    creditCard: 'Nothing is charged now, and no card number is asked for.',
    UPI: 'Nothing is charged now: the shop only notes your choice.',
    cashOn: 'You pay in cash when your order arrives.',
  },
  paymentMissing: 'Please choose one of the payment options',
  items: 'Items',
  change: 'Change',
  changeAddress: 'Change address',
  changePayment: 'Change payment',
  /** `price`: of one, where there are several. */
  line: (quantity: number, price: string) => (quantity > 1 ? `${quantity} × ${price}` : 'Quantity 1'),
  toCart: 'Go to cart',
  placing: 'Placing your order…',
  place: 'Place order',
  unsure: 'It could not be confirmed whether your order arrived. Check your orders before you try again.',
  myOrders: 'My Orders',
  outcome: (_code: string, said: string) => said,
});
