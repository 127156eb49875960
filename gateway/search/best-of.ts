/**
 * The entries of a sorted list from `from` up to `to`, without sorting the whole list. Reorders `list`. `compare` must tell any two
 * entries apart.
 */
export function bestOf(
  list: Uint32Array,
  from: number,
  to: number,
  compare: (a: number, b: number) => number,
): number[] {
  const end = Math.min(to, list.length);
  if (from >= end) return [];
  if (end < list.length) partition(list, end, 0, list.length - 1, compare);
  if (from > 0) partition(list, from, 0, end - 1, compare);
  return Array.from(list.subarray(from, end)).sort(compare);
}

/** Quickselect: puts the `count` first entries of `list[low..high]` before the others. */
function partition(
  list: Uint32Array,
  count: number,
  low: number,
  high: number,
  compare: (a: number, b: number) => number,
): void {
  const at = (place: number): number => list[place] ?? 0;
  while (low < high) {
    // At random, so that nobody can give the list an order that takes long.
    const pivot = at(low + Math.floor(Math.random() * (high - low + 1)));
    let [left, right] = [low, high];
    while (left <= right) {
      while (compare(at(left), pivot) < 0) left += 1;
      while (compare(at(right), pivot) > 0) right -= 1;
      if (left > right) break;
      const swapped = at(left);
      list[left] = at(right);
      list[right] = swapped;
      left += 1;
      right -= 1;
    }
    if (count <= right) high = right;
    else if (count > left) low = left;
    else return;
  }
}
