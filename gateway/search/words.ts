const ASCII = /^[\u0020-\u007e]*$/;
const ACCENTS = /[\u0300-\u036f]/g; // not the vowel signs of Indian scripts, which are marks, too
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const JOINERS = /[\u200c\u200d]/g; // within words of Indian scripts: they say how letters are drawn

/** The words of a text in its order: lower case, Latin letters without accents. */
export function wordsOf(text: string): string[] {
  const plain = ASCII.test(text) ? text : text.normalize('NFKD').replaceAll(ACCENTS, '').replaceAll(JOINERS, '');
  return plain.toLowerCase().match(WORD) ?? [];
}

const COMPOUND = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)+/gu;

/** The words of a product's field, and its compounds as one word too: of 'T-Shirt' also 'tshirt'. */
export const indexedWords = (text: string): string[] => [
  ...wordsOf(text),
  ...Array.from(text.matchAll(COMPOUND), ([compound]) => wordsOf(compound).join('')),
];

const DEVANAGARI = /[\u0900-\u097f]/;
const DOT_BELOW = /\u093c/g; // many leave it out: साडी is a साड़ी

/** What a word has in common with its plural, 'watches' and 'watch' -> 'watch', and with its other spelling. It is compared, never shown. */
export function stemOf(word: string): string {
  if (DEVANAGARI.test(word)) return word.replaceAll(DOT_BELOW, '').replaceAll('ँ', 'ं');
  if (word.length < 4 || !word.endsWith('s') || /(ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

const MAX_WORDS = 8; // of a search: each costs time
const FILLERS = new Set([
  ...['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'],
  ...['का', 'की', 'के', 'को', 'लिए', 'में', 'और', 'अच्छा', 'अच्छी', 'अच्छे', 'नया', 'नई', 'नए', 'सस्ता', 'सस्ती', 'सस्ते'],
  ...['below', 'best', 'buy', 'cheap', 'good', 'latest', 'new', 'online', 'price', 'under'], // no product is called so
]);

/** The words that a search looks for, each once. Filling words count only where there is no other. */
export function searchedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const telling = words.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}
