const END = '\n'; // is in no folded text

/** Finds the texts that have a part, by their numbers in order. They are joined to one, which is searched at the speed of memory. */
export function createScan(texts: readonly string[]): (part: string) => number[] {
  let end = 0;
  const ends = Uint32Array.from(texts, ({ length }) => (end += length + 1));
  const joined = texts.join(END) + END;
  return (part) => {
    const found: number[] = [];
    let n = 0;
    for (let at = joined.indexOf(part); at >= 0 && n < ends.length; at = joined.indexOf(part, ends[n++])) {
      while ((ends[n] ?? Infinity) <= at) n += 1;
      if (n < ends.length) found.push(n);
    }
    return found;
  };
}
