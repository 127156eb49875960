/** Stands for this origin, which the server does not know. */
const ORIGIN = 'https://shop.invalid';

/** True for a path on this origin as browsers parse it: `\` is `/`, tabs and line breaks vanish, dots may leave `//`. */
export function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, ORIGIN)) return false;
  const { origin, pathname } = new URL(address, ORIGIN);
  return origin === ORIGIN && !pathname.startsWith('//');
}
