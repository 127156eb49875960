/** What two texts differ in, with a few words around it. Words are whole. */
export interface Difference {
  lead: string;
  removed: string;
  added: string;
  trail: string;
}

const AROUND = 3; // words on each side
const ELLIPSIS = '…';

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The first words of a text, as many as fit into `length` characters, and a sign if there are more. A single long word is cut. */
export function firstWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.slice(0, length + 1).search(/\s+\S*$/);
  return `${(end > 0 ? text.slice(0, end) : text.slice(0, length)).trimEnd()}${ELLIPSIS}`;
}

/** `most`: the most characters of what was removed or added. */
export function differenceOf(before: string, after: string, most: number): Difference {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(old.length, now.length);
  let start = 0;
  while (start < shorter && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const from = Math.max(0, start - AROUND);
  const rest = old.slice(old.length - end);
  const middle = (words: string[]) => firstWords(words.slice(start, words.length - end).join(' '), most);
  return {
    lead: [...(from > 0 ? [ELLIPSIS] : []), ...old.slice(from, start)].join(' '),
    removed: middle(old),
    added: middle(now),
    trail: [...rest.slice(0, AROUND), ...(rest.length > AROUND ? [ELLIPSIS] : [])].join(' '),
  };
}

/** As many names as fit, and how many are left out. The first one is always there. */
export function firstNames(names: readonly string[], length: number): { shown: string; rest: number } {
  let count = Math.min(1, names.length);
  while (count < names.length && names.slice(0, count + 1).join(', ').length <= length) count += 1;
  return { shown: names.slice(0, count).join(', '), rest: names.length - count };
}
