import { isOwnAddress } from './own-address.ts';

/** How the shop's own pictures are stored: '<stem>-<width>.<type>', each in three widths and two types. */
const OWN_PICTURE = /^(\/pictures\/[\w/-]+)-(?:320|640|1280)\.(?:webp|avif)$/;
const WIDTHS = [320, 640, 1280];

/** What a <picture> needs to show one of the shop's own pictures. */
export interface PictureSources {
  /** Sources in the type that is smaller, for browsers that know it. */
  avif: string;
  /** Sources in the type that every browser knows. */
  webp: string;
  /** The middle width, for browsers that know no sources. */
  fallback: string;
}

/** The sources of the shop's own picture; null for any other address. */
export function pictureSources(address: string): PictureSources | null {
  const stem = OWN_PICTURE.exec(address)?.[1];
  if (!stem) return null;
  const sources = (type: string) => WIDTHS.map((width) => `${stem}-${width}.${type} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp'), fallback: `${stem}-640.webp` };
}

/** True for what may stand in an <img>: a path on this origin, or https. Addresses come from old records: trust none. */
export function isSafePicture(address: string): boolean {
  if (isOwnAddress(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
