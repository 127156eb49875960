/** A part of a title. */
export interface TitlePart {
  part: string;
  isMatch: boolean;
}

/**
 * A title in parts: what contains the text is a match or, where nothing does, what is a word of it or begins with one. Ignores case and
 * accents.
 */
export function markMatches(title: string, text: string): TitlePart[] {
  const [own, whole] = [plain(title), plain(text)];
  const at = own.length === title.length && whole !== '' ? own.indexOf(whole) : -1;
  if (at >= 0)
    return cut([
      [title.slice(0, at), false],
      [title.slice(at, at + whole.length), true],
      [title.slice(at + whole.length), false],
    ]);
  const words = text.split(/\s+/).map(plain).filter(Boolean);
  // Split keeps what the group matches: words are at the odd places.
  return title.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((part, place) => {
    const length = place % 2 === 1 ? longestStart(part, words) : 0;
    return cut([
      [part.slice(0, length), true],
      [part.slice(length), false],
    ]);
  });
}

const cut = (parts: [part: string, isMatch: boolean][]): TitlePart[] =>
  parts.filter(([part]) => part !== '').map(([part, isMatch]) => ({ part, isMatch }));

/** How many letters of a title's word one of the words typed begins it with. */
function longestStart(part: string, words: string[]): number {
  const start = plain(part);
  // A letter with an accent is one letter in both, or nothing is marked in the middle of it.
  if (start.length !== part.length) return words.some((word) => start.startsWith(word)) ? part.length : 0;
  return Math.max(0, ...words.filter((word) => start.startsWith(word)).map((word) => word.length));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
