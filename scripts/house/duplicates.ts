/** Fewer equal lines in a row than these say nothing. */
const LEAST_RUN = 6;

/** How many lines are part of a run of at least six lines that stands elsewhere, too. Blanks around lines do not count. */
export function duplicatedLines(texts: ReadonlyMap<string, readonly string[]>): number {
  const lines = [...texts].flatMap(([file, text]) =>
    text.map((line) => ({ file, line: line.trim() })).filter(({ line }) => line !== ''),
  );
  const places = new Map<string, number[]>();
  for (let at = 0; at + LEAST_RUN <= lines.length; at += 1) {
    const run = lines.slice(at, at + LEAST_RUN);
    if (run.some(({ file }) => file !== lines[at]?.file)) continue;
    const key = run.map(({ line }) => line).join('\n');
    places.set(key, [...(places.get(key) ?? []), at]);
  }
  const twice = [...places.values()].filter(({ length }) => length > 1).flat();
  return new Set(twice.flatMap((at) => Array.from({ length: LEAST_RUN }, (_, step) => at + step))).size;
}
