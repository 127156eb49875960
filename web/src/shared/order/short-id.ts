/** How many characters of an order's id are shown. They are its last ones, where ids differ most. */
export const SHOWN_CHARACTERS = 8;

/** An id in a sentence. */
export const shortId = (id: string): string => (id.length > SHOWN_CHARACTERS ? `…${id.slice(-SHOWN_CHARACTERS)}` : id);
