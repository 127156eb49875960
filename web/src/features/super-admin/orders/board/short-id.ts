/** The end of an id, which differs most from order to order. */
export const shortId = (id: string): string => `…${id.slice(-6)}`;
