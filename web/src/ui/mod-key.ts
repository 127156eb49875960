/** The key that commands are given with, as the keyboard of this machine names it. */
const modKey = (): string => (/Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl');

/** A command as people read it. */
export const commandKeys = (letter: string): string => `${modKey()} + ${letter}`;

/** The same as ARIA writes it. */
export const ariaCommand = (letter: string): string => `Control+${letter} Meta+${letter}`;

/** Whether `letter`, from a to z, is pressed with Ctrl or ⌘ alone, on a keyboard of any script. */
export function isCommand({ key, code, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean {
  const isLetter = key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key));
  return isLetter && ctrlKey !== metaKey && !altKey && !shiftKey;
}
