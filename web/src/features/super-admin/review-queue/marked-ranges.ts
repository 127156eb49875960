export interface Range {
  from: number;
  to: number; // the first place after
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu; // as the gateway cuts texts into words (gateway/domains/reviews/reviews.queue.ts)

/** Where words or phrases stand in a text: whole, in capital or small letters. In their order, without overlaps. */
export function markedRanges(text: string, phrases: readonly string[]): Range[] {
  const found = [...text.matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase(),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const wanted = phrases.map((phrase) => phrase.toLowerCase().match(WORD) ?? []);
  const ranges: Range[] = [];
  for (let place = 0; place < found.length;) {
    const longest = Math.max(0, ...wanted.map((words) => (startsWith(place, words) ? words.length : 0)));
    const [first, last] = [found[place], found[place + longest - 1]];
    if (longest > 0 && first && last) ranges.push({ from: first.from, to: last.to });
    place += Math.max(1, longest);
  }
  return ranges;

  function startsWith(place: number, words: readonly string[]): boolean {
    return words.every((word, index) => found[place + index]?.word === word);
  }
}
