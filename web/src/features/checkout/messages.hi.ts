import type { Translated } from '../../lib/language/messages.ts';
import type { checkoutText } from './messages.ts';

const OUTCOMES: Partial<Record<string, string>> = {
  PLACED: 'आपका ऑर्डर हो गया',
  ALREADY_EXISTS: 'यह ऑर्डर पहले ही हो चुका है',
  FAILED: 'ऑर्डर नहीं हो पाया। कृपया दोबारा कोशिश करें।',
};

export const checkoutHindi: Translated<typeof checkoutText> = {
  title: 'चेकआउट',
  loading: 'चेकआउट लोड हो रहा है',
  steps: 'चेकआउट के स्टेप',
  step: { address: 'पता', payment: 'पेमेंट', confirm: 'पुष्टि' },
  completed: '(पूरा हुआ)',
  headings: { address: 'डिलीवरी का पता', payment: 'पेमेंट', confirm: 'अपने ऑर्डर की पुष्टि करें' },
  thanks: 'ऑर्डर करने के लिए धन्यवाद',
  thanksText: 'आपको आपके ऑर्डर पर ले जा रहे हैं…',
  summary: 'ऑर्डर का विवरण',
  amounts: { itemsPrice: 'प्रोडक्ट की कीमत', shipping: 'डिलीवरी शुल्क', tax: 'टैक्स', payable: 'कुल भुगतान' },
  cartEmpty: 'आपका कार्ट अभी खाली है।',
  cartEmptyText: 'चेकआउट करने के लिए अभी कुछ नहीं है।',
  cannotBeOrdered: ' अभी ऑर्डर नहीं किया जा सकता।',
  fields: { postalCode: 'पिन कोड', state: 'राज्य', city: 'शहर', block: 'ब्लॉक', address: 'पता' },
  hints: { block: 'इलाका या मोहल्ला', address: 'मकान नंबर, बिल्डिंग और सड़क' },
  earlierAddresses: 'कहाँ डिलीवर करें?',
  otherAddress: 'किसी और पते पर भेजें',
  otherAddressText: 'पता नीचे भरें',
  fillIn: (place) => `${place} भरें`,
  filledIn: (city, state) => {
    if (!city) return `पिन कोड से राज्य भरा गया: ${state}`;
    return state ? `पिन कोड से शहर और राज्य भरे गए: ${city}, ${state}` : `पिन कोड से शहर भरा गया: ${city}`;
  },
  otherState: (pin, states) => `पिन कोड ${pin} ${states} का है। कृपया पिन कोड या राज्य जाँच लें।`,
  saving: 'सेव हो रहा है…',
  toPayment: 'पेमेंट पर जाएँ',
  toConfirm: 'ऑर्डर जाँचें',
  prev: 'पीछे जाएँ',
  addressNotSaved: () => 'पता सेव नहीं हो पाया। कृपया दोबारा कोशिश करें।',
  choosePayment: 'पेमेंट का तरीका चुनें',
  whenToPay: {
    creditCard: 'अभी न पैसे लिए जाते हैं, न कार्ड नंबर पूछा जाता है।',
    UPI: 'अभी पैसे नहीं लिए जाते: शॉप सिर्फ़ आपका चुना हुआ तरीका दर्ज करती है।',
    cashOn: 'ऑर्डर पहुँचने पर आप नकद पेमेंट करते हैं।',
  },
  paymentMissing: 'कृपया पेमेंट का कोई एक तरीका चुनें',
  items: 'प्रोडक्ट',
  change: 'बदलें',
  changeAddress: 'पता बदलें',
  changePayment: 'पेमेंट का तरीका बदलें',
  line: (quantity, price) => (quantity > 1 ? `${quantity} × ${price}` : 'मात्रा 1'),
  alreadyOrdered: 'पहले से ऑर्डर किया हुआ',
  noOtherOrder: 'पहला ऑर्डर पहुँचने तक शॉप उसी प्रोडक्ट का दूसरा ऑर्डर नहीं लेती।',
  toCart: 'कार्ट पर जाएँ',
  placing: 'ऑर्डर किया जा रहा है…',
  place: 'ऑर्डर करें',
  outcome: (code, said) => OUTCOMES[code] ?? said,
};
