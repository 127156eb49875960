import { hash } from 'node:crypto';
import { relative } from 'node:path';

/** A class of a CSS module, the same in the browser's build and in the server's. All of a file end alike: they compress well. */
export function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*/, ''));
  return `${name}_${hash('sha1', path, 'base64url').slice(0, 4)}`;
}
