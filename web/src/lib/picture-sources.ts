import { isOwnAddress } from './own-address.ts';

const OWN_PICTURE = /^(\/pictures\/[\w/-]+)-(?:320|640|1280)\.(?:webp|avif)$/;
const WIDTHS = [320, 640, 1280];

export interface PictureSources {
  avif: string;
  webp: string;
  fallback: string;
}

export function pictureSources(address: string): PictureSources | null {
  const stem = OWN_PICTURE.exec(address)?.[1];
  if (!stem) return null;
  const sources = (type: string) => WIDTHS.map((width) => `${stem}-${width}.${type} ${width}w`).join(', ');
  return { avif: sources('avif'), webp: sources('webp'), fallback: `${stem}-640.webp` };
}

/** Allows paths on this origin and https. Addresses come from old records and are not trusted. */
export function isSafePicture(address: string): boolean {
  if (OWN_PICTURE.test(address) || isOwnAddress(address)) return true;
  return URL.canParse(address) && new URL(address).protocol === 'https:';
}
