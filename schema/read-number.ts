/** Zero of the digits that are read beside 0 to 9: Devanagari, and full width. Others are refused. */
const OTHER_ZEROS = [0x0966, 0xff10];
/** 1,49,900 or 149,900; a group never begins with 0, since 0,499 is somebody's 0.499. */
const WHOLE = String.raw`(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})`;
const NUMBER = new RegExp(String.raw`^[-\u2212]?(?:₹\s?)?${WHOLE}(?:\.\d+)?$`, 'u');

/**
 * A number as people write it: '1499', '₹ 1,49,900.50', '-10', '१,४९९'. A sentence in English: why it is none. Strict, because
 * a guess would change a price a hundredfold: 499,50 is no 49950.
 */
export function readNumber(typed: string): number | string {
  const text = typed.trim().replaceAll(/\p{Nd}/gu, (digit) => latinDigit(digit));
  if (NUMBER.test(text)) return Number(text.replaceAll(/[₹,\s]/g, '').replace('\u2212', '-'));
  if (!/\d/.test(text)) return 'Give a number.';
  if (/\d\s+\d/.test(text)) return 'Write the number without spaces.';
  if (text.endsWith('.')) return 'A number must not end with a dot.';
  if (/^[-₹\s\u2212]*\.\d+$/.test(text)) return 'Write a digit before the dot, as in 0.5.';
  if (/^[-₹\s\u2212\d,.]+$/.test(text) && text.includes(','))
    return 'A comma only groups digits, as in 1,49,900 or 149,900. Write decimals with a dot, as in 499.50.';
  return 'Enter a number alone, with the digits 0 to 9, such as 1499 or 499.50.';
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = OTHER_ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}
