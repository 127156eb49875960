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
  amounts: { itemsPrice: 'Items price', shipping: 'Shipping', tax: 'Tax', payable: 'Payable' },
  cartEmpty: 'Your cart is currently empty.',
  cartEmptyText: 'There is nothing to check out yet.',
  /** Follows the title of the product. */
  cannotBeOrdered: ' cannot be ordered right now.',
  /** In the order of the form. */
  fields: { postalCode: 'Postal code', state: 'State', city: 'City', block: 'Block', address: 'Address' },
  /** What the form's names leave open. */
  hints: { block: 'Area or locality', address: 'House number, building and street' },
  earlierAddresses: 'Where should it go?',
  otherAddress: 'Use another address',
  otherAddressText: 'Fill it in below',
  fillIn: (place: string) => `Fill in ${place}`,
  /** Said when a PIN code fills in the city, the state or both. Empty: not this one. */
  filledIn: (city: string, state: string) => {
    if (!city) return `State filled in from the PIN code: ${state}`;
    return state
      ? `City and state filled in from the PIN code: ${city}, ${state}`
      : `City filled in from the PIN code: ${city}`;
  },
  otherState: (pin: string, states: string) => `The PIN code ${pin} is in ${states}. Please check it or the state.`,
  saving: 'Saving…',
  toPayment: 'Continue to payment',
  toConfirm: 'Review order',
  prev: 'Prev',
  /** English repeats the API's own words. */
  addressNotSaved: (said: string) => said,
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
  alreadyOrdered: 'Already ordered',
  noOtherOrder: 'The shop takes no second order of the same product until the first has arrived.',
  toCart: 'Go to cart',
  placing: 'Placing your order…',
  place: 'Place order',
  outcome: (_code: string, said: string) => said,
});
