/** Guests' answers that were seen. Written by web/src/offline/keep-seen.ts. */
export const CATALOGUE_CACHE = 'haat-catalogue';

/** Written by the service worker. */
export const PICTURE_CACHE = 'haat-pictures';
