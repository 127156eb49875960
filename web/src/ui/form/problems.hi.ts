/** By the English sentences of schema/rules.ts, schema/limits.ts and schema/product-rules.ts. */
const SENTENCES: Partial<Record<string, string>> = {
  'Please enter valid email': 'कृपया सही ईमेल डालें',
  'Please provide a valid email address': 'कृपया सही ईमेल पता डालें',
  'A character of it was lost (\ufffd). Type it again.': 'इसका एक अक्षर खो गया है (\ufffd)। इसे दोबारा लिखें।',
  'This must be one line, without tabs or hidden control characters.':
    'इसे एक ही लाइन में लिखें, टैब या छिपे हुए कैरेक्टर के बिना।',
  'This must not have tabs or hidden control characters.': 'इसमें टैब या छिपे हुए कैरेक्टर न हों।',
  'The name must have letters.': 'नाम में अक्षर होने चाहिए।',
  'This must not be empty.': 'यह खाली नहीं हो सकता।',
  'The picture’s address must start with https:// and have no blanks.':
    'फ़ोटो का पता https:// से शुरू होना चाहिए और उसमें खाली जगह नहीं होनी चाहिए।',
  'The picture’s address must start with https:// or /pictures/ and have no blanks.':
    'फ़ोटो का पता https:// या /pictures/ से शुरू होना चाहिए और उसमें खाली जगह नहीं होनी चाहिए।',
  'Choose a main picture.': 'मुख्य फ़ोटो चुनें।',
  'Enter a price, such as 499.': 'कीमत लिखें, जैसे 499।',
  'Enter how many there are, such as 10.': 'कितने हैं, यह लिखें, जैसे 10।',
  'The price to pay must not be above the price before the discount.':
    'बिक्री की कीमत, छूट से पहले की कीमत से ज़्यादा नहीं हो सकती।',
  'The stock must be 0 or more.': 'स्टॉक 0 या उससे ज़्यादा होना चाहिए।',
  'Give a number.': 'कोई संख्या लिखें।',
  'A price has at most two decimals.': 'कीमत में दशमलव के बाद ज़्यादा से ज़्यादा दो अंक होते हैं।',
  'The stock must be a whole number.': 'स्टॉक पूर्ण संख्या में होना चाहिए।',
  'Reset confirm password is required': 'नया पासवर्ड दोबारा डालना ज़रूरी है',
  'Reset confirm password do not match.': 'दोनों पासवर्ड मेल नहीं खाते।',
};

const FIELDS: Partial<Record<string, string>> = {
  Password: 'पासवर्ड',
  'Reset password': 'नया पासवर्ड',
  Address: 'पता',
  Block: 'ब्लॉक',
  State: 'राज्य',
  City: 'शहर',
  'Postal code': 'पिन कोड',
};

const KINDS: Partial<Record<string, string>> = {
  'uppercase letter': 'बड़ा अक्षर (A-Z)',
  'lowercase letter': 'छोटा अक्षर (a-z)',
  digit: 'अंक',
  'special character': 'विशेष चिह्न',
};

const nameOf = (field: string): string => FIELDS[field] ?? field;

/** Sentences with a value in them. */
const PATTERNS: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [/^At least (\d+) characters required ?$/, (count) => `कम से कम ${count} अक्षर ज़रूरी हैं`],
  [/^(.+) is required$/, (field) => `${nameOf(field)} डालना ज़रूरी है`],
  [
    /^(.+) should be at least (\d+) characters long$/,
    (field, count) => `${nameOf(field)} कम से कम ${count} अक्षरों का होना चाहिए`,
  ],
  [
    /^(.+) should contain at least one (.+)$/,
    (field, kind) => `${nameOf(field)} में कम से कम एक ${KINDS[kind] ?? kind} होना चाहिए`,
  ],
  [/^Mobile number must be exactly (\d+) digits$/, (count) => `मोबाइल नंबर ठीक ${count} अंकों का होना चाहिए`],
  [/^Postal code can not be less than (\d+) digits$/, (count) => `पिन कोड ${count} अंकों से कम का नहीं हो सकता`],
  [/^This must have at least (\d+) characters\.$/, (count) => `इसमें कम से कम ${count} अक्षर होने चाहिए।`],
  [/^This must not have more than (\d+) characters\.$/, (count) => `इसमें ${count} से ज़्यादा अक्षर नहीं हो सकते।`],
  [/^A product has at most (\d+) pictures\.$/, (count) => `एक प्रोडक्ट की ज़्यादा से ज़्यादा ${count} फ़ोटो हो सकती हैं।`],
  [/^A price must be from ₹0 to (₹[\d,]+)\.$/, (most) => `कीमत ₹0 से ${most} के बीच होनी चाहिए।`],
];

/** A sentence that is not known stays as it is. */
export function problemHindi(sentence: string): string {
  const known = SENTENCES[sentence];
  if (known !== undefined) return known;
  for (const [pattern, write] of PATTERNS) {
    const [, first = '', second = ''] = pattern.exec(sentence) ?? [];
    if (first) return write(first, second);
  }
  return sentence;
}
