export const MAX_JSON_DEPTH = 20; // levels of lists and objects; the shop's largest request has 5

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Reads the text, so that nothing is built of what is refused. The result means nothing if the text is not JSON. */
export function isNestedDeeper(text: string, most: number): boolean {
  const enough = most + 1;
  // Few brackets cannot be deep. To count them takes a tenth of the time of the full check.
  const lists = countUpTo(enough, text, '[');
  return lists + countUpTo(enough - lists, text, '{') === enough && isDeeper(text, most);
}

function countUpTo(most: number, text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0 && count < most; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

function isDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    switch (text.charCodeAt(at)) {
      case QUOTE:
        at = endOfString(text, at);
        break;
      case 0x5b: // [
      case 0x7b: // {
        depth += 1;
        if (depth > most) return true;
        break;
      case 0x5d: // ]
      case 0x7d: // }
        depth -= 1;
    }
  }
  return false;
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end > 0; end = text.indexOf('"', end + 1)) {
    let escapes = 0;
    while (text.charCodeAt(end - 1 - escapes) === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return end; // two backslashes stand for one character; an odd one escapes the quote
  }
  return text.length;
}

/** Each text, number, list and object counts as one value, at any level. */
export function hasMoreValues(json: unknown, most: number): boolean {
  const waiting: unknown[] = [json];
  let seen = 0;
  for (let value = waiting.pop(); seen <= most; value = waiting.pop()) {
    seen += 1;
    if (typeof value === 'object' && value !== null) {
      const inner: unknown[] = Object.values(value);
      if (inner.length > most) return true;
      waiting.push(...inner);
    }
    if (waiting.length === 0) break;
  }
  return seen > most;
}
