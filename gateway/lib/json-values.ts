/** True for JSON of more than `most` values, whatever is within what: each text, number, list and object is one. */
export function hasMoreValues(json: unknown, most: number): boolean {
  const waiting: unknown[] = [json];
  let seen = 0;
  for (let value = waiting.pop(); seen <= most; value = waiting.pop()) {
    seen += 1;
    if (typeof value === 'object' && value !== null) {
      const within: unknown[] = Object.values(value);
      if (within.length > most) return true;
      waiting.push(...within);
    }
    if (waiting.length === 0) break;
  }
  return seen > most;
}
