/** Ids of the API: 24 hexadecimal digits. */
export const isCatalogueId = (text: string): boolean => /^[0-9a-f]{24}$/i.test(text);
