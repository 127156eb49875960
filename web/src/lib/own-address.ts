/**
 * True for an address that starts with a path and stays on this origin as the browser reads it: it takes `\` for `/`, leaves out
 * tabs and line breaks, and resolves dots, behind which another `//` may come to the front.
 */
export function isOwnAddress(address: string): boolean {
  if (!address.startsWith('/') || !URL.canParse(address, location.origin)) return false;
  const { origin, pathname } = new URL(address, location.origin);
  return origin === location.origin && !pathname.startsWith('//');
}
