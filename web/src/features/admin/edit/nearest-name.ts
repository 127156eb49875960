import { editDistance } from '../../../../../schema/edit-distance.ts';

/** How many letters may differ: none in short names, where another name is as near. */
const lettersFor = ({ length }: string): number => Math.min(2, Math.floor(length / 4));

/** The known name that `typed` is almost, but not quite. Undefined: it is a known one, or near to none. */
export function nearestName(typed: string, known: readonly string[]): string | undefined {
  const name = typed.trim();
  if (name === '' || known.includes(name)) return undefined;
  const [nearest] = known
    .map((other) => ({ other, letters: editDistance(name.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, letters }) => letters <= lettersFor(other))
    .toSorted((a, b) => a.letters - b.letters);
  return nearest?.other;
}
