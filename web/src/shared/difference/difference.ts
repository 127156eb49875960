const AROUND = 2; // unchanged words on each side
const ELLIPSIS = '…';
const MOST_CELLS = 4_000_000; // of the table that compares two texts; about a tenth of a second
const MOST_RUNS = 4; // a text that keeps less than one word of so many was written anew

/** Words that were replaced. One of the two is empty where words were only added or removed. */
export interface Edit {
  removed: string;
  added: string;
}

/** Edits that stand close together, with the unchanged words between and around them: texts are what both have. */
export type Hunk = (string | Edit)[];

export interface Difference {
  hunks: Hunk[];
  /** How many edits are left out. */
  rest: number;
}

/** Where words of the old text (`from` to `to`) became words of the new one (`start` to `end`). */
interface Span {
  from: number;
  to: number;
  start: number;
  end: number;
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** The first words of a text, as many as fit into `length` characters, and a sign if there are more. A single long word is cut. */
export function firstWords(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.slice(0, length + 1).search(/\s+\S*$/);
  return `${(end > 0 ? text.slice(0, end) : text.slice(0, length)).trimEnd()}${ELLIPSIS}`;
}

/** What two texts differ in, in whole words. `edits`: the most that are told; `letters`: the most of what each removed or added. */
export function differenceOf(before: string, after: string, most: { edits: number; letters: number }): Difference {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const spans = spansOf(old, now);
  const told = spans.slice(0, most.edits);
  const middle = (words: string[]) => firstWords(words.join(' '), most.letters);
  const hunks: Hunk[] = [];
  let hunk: Hunk = [];
  for (const [place, { from, to, start, end }] of told.entries()) {
    const left = told[place - 1]?.to ?? 0;
    const isNear = place > 0 && from - left <= 2 * AROUND;
    if (!isNear) {
      hunk = [];
      hunks.push(hunk);
    }
    const lead = isNear ? old.slice(left, from) : leadOf(old, from);
    const right = spans[place + 1]?.from ?? old.length;
    const isFollowed = right - to <= 2 * AROUND && place + 1 < told.length;
    const trail = isFollowed ? [] : trailOf(old, to, right);
    const edit = { removed: middle(old.slice(from, to)), added: middle(now.slice(start, end)) };
    hunk.push(...[lead.join(' '), edit, trail.join(' ')].filter((part) => part !== ''));
  }
  return { hunks, rest: spans.length - told.length };
}

const leadOf = (words: string[], to: number): string[] => [
  ...(to > AROUND ? [ELLIPSIS] : []),
  ...words.slice(Math.max(0, to - AROUND), to),
];

/** `next`: where the next edit begins, also one that is not told. */
const trailOf = (words: string[], from: number, next: number): string[] => {
  const end = Math.min(from + AROUND, next);
  return [...words.slice(from, end), ...(end < words.length ? [ELLIPSIS] : [])];
};

function spansOf(old: readonly string[], now: readonly string[]): Span[] {
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1;
  const whole = { from: head, to: old.length - tail, start: head, end: now.length - tail };
  const [rows, columns] = [whole.to - head, whole.end - head];
  if (rows === 0 && columns === 0) return [];
  if (rows === 0 || columns === 0 || rows * columns > MOST_CELLS) return [whole];
  const spans = commonWords(old, now, whole);
  const kept = rows - spans.reduce((sum, { from, to }) => sum + to - from, 0);
  // Words that two texts happen to share, such as 'a' and 'of', would tear them to pieces.
  return kept * MOST_RUNS < Math.min(rows, columns) ? [whole] : spans;
}

/** The spans between the words of the longest sequence that both texts have. */
function commonWords(old: readonly string[], now: readonly string[], { from, to, start, end }: Span): Span[] {
  const width = end - start + 1;
  // How long that sequence is from a word of the one and a word of the other on.
  const lengths = new Uint16Array((to - from + 1) * width);
  const lengthAt = (i: number, j: number) => lengths[(i - from) * width + j - start] ?? 0;
  for (let i = to - 1; i >= from; i -= 1)
    for (let j = end - 1; j >= start; j -= 1)
      lengths[(i - from) * width + j - start] =
        old[i] === now[j] ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1));

  const spans: Span[] = [];
  let span = { from, to: from, start, end: start };
  const close = () => {
    if (span.to > span.from || span.end > span.start) spans.push(span);
  };
  while (span.to < to || span.end < end) {
    const { to: i, end: j } = span;
    if (i < to && j < end && old[i] === now[j]) {
      close();
      span = { from: i + 1, to: i + 1, start: j + 1, end: j + 1 };
    } else if (j === end || (i < to && lengthAt(i + 1, j) >= lengthAt(i, j + 1))) span = { ...span, to: i + 1 };
    else span = { ...span, end: j + 1 };
  }
  close();
  return spans;
}
