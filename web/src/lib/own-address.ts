/** True for a path on this origin as browsers parse it: `\` is `/`, tabs and line breaks vanish, dots may leave `//`. */
export function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, location.origin)) return false;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//');
}
