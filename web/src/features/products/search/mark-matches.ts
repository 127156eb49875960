/** A part of a title. */
export interface TitlePart {
  part: string;
  isMatch: boolean;
}

/** A title in parts: those that are words of the text, or begin with one, are matches. Ignores case and accents. */
export function markMatches(title: string, text: string): TitlePart[] {
  const words = text.split(/\s+/).map(plain).filter(Boolean);
  // Split keeps what the group matches: words are at the odd places.
  return title.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((part, place) => {
    const length = place % 2 === 1 ? longestStart(part, words) : 0;
    return [
      { part: part.slice(0, length), isMatch: true },
      { part: part.slice(length), isMatch: false },
    ].filter((cut) => cut.part !== '');
  });
}

/** How many letters of a title's word one of the words typed begins it with. */
function longestStart(part: string, words: string[]): number {
  const start = plain(part);
  // A letter with an accent is one letter in both, or nothing is marked in the middle of it.
  if (start.length !== part.length) return words.some((word) => start.startsWith(word)) ? part.length : 0;
  return Math.max(0, ...words.filter((word) => start.startsWith(word)).map((word) => word.length));
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
