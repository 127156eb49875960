/**
 * Empties top-level functions of a library's code, or gives them the body that is named. Fails if one is not there: the library has
 * changed, and somebody has to read again what the shop needs of it.
 */
export function leaveOut(code: string, bodies: Record<string, string>, library: string): string {
  return Object.entries(bodies).reduce(
    (rest, [name, body]) => replaceIn(rest, functionNamed(name), `function ${name}() {${body}}`, library),
    code,
  );
}

/** Replaces a part of a library's code. Fails if it is not there. */
export function replaceIn(code: string, part: RegExp, replacement: string, library: string): string {
  if (code.search(part) >= 0) return code.replace(part, () => replacement);
  throw new Error(`${library} has no ${String(part)}. If it was updated, read again what this build leaves out of it.`);
}

/** `name`: letters and digits. */
function functionNamed(name: string): RegExp {
  return new RegExp(String.raw`^function ${name}\(.*?^\}$`, 'ms');
}
