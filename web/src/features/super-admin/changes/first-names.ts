/** As many names as fit, and how many are left out. The first one is always there. */
export function firstNames(names: readonly string[], length: number): { shown: string; rest: number } {
  let count = Math.min(1, names.length);
  while (count < names.length && names.slice(0, count + 1).join(', ').length <= length) count += 1;
  return { shown: names.slice(0, count).join(', '), rest: names.length - count };
}
