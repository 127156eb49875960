/** What a title is of ends before these: 'for iPhone 16' of a case, '(16 GB)' of a laptop. */
const NAME_ENDS = [' for ', ' with ', ' (', ', '];

export function nameEndOf(folded: string): number {
  const ends = NAME_ENDS.map((end) => folded.indexOf(end)).filter((at) => at > 0);
  return Math.min(folded.length, ...ends);
}

/**
 * How well a title fits that has the text; 0: it does not. The more of these are true, the better: a word begins with the text. The
 * text is a whole word. The word is in the name of the product. It is the last one there, which says what the product is.
 */
export function titleScore({ folded, nameEnd }: { folded: string; nameEnd: number }, text: string): number {
  let best = 0;
  for (let at = folded.indexOf(text); at >= 0 && best < 3; at = folded.indexOf(text, at + 1)) {
    const starts = !isInWord(folded, at - 1);
    const plural = folded[at + text.length] === 's' ? 1 : 0;
    const end = isInWord(folded, at + text.length + plural) ? at : at + text.length + plural;
    const score = 1 + Number(starts) * (1 + Number(end > at) + Number(at < nameEnd) + Number(end === nameEnd));
    best = Math.max(best, score);
  }
  return best;
}

/** Whether there is a letter or digit. Folded text has no capitals. */
function isInWord(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (
    (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || (code >= 0xc0 && (code < 0x2000 || code > 0x206f))
  );
}
