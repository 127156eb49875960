import DOMPurify from 'dompurify';

// The functions that the editor imports from its bundled DOMPurify, taken from the DOMPurify of package.json.
export const addHook = DOMPurify.addHook.bind(DOMPurify);
export const removeHook = DOMPurify.removeHook.bind(DOMPurify);
export const sanitize = DOMPurify.sanitize.bind(DOMPurify);
