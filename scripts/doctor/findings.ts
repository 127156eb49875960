/** The result of one check; without a cure it passed. */
export interface Finding {
  what: string;
  found: string;
  cure?: string | undefined;
}

/** Prints each finding, and the cure below it; true if none needs one. */
export function printFindings(findings: readonly Finding[]): boolean {
  const width = Math.max(16, ...findings.map(({ what }) => what.length));
  for (const { what, found, cure } of findings) {
    const below = cure ? `${' '.repeat(width + 6)}-> ${cure}\n` : '';
    process.stdout.write(`${cure ? 'BAD ' : 'ok  '} ${what.padEnd(width)} ${found}\n${below}`);
  }
  return !findings.some(({ cure }) => cure);
}
