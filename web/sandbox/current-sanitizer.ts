import DOMPurify from 'dompurify';

// What the editor asks its sanitizer for, by the names of the copy that it brings along.
export const addHook = DOMPurify.addHook.bind(DOMPurify);
export const removeHook = DOMPurify.removeHook.bind(DOMPurify);
export const sanitize = DOMPurify.sanitize.bind(DOMPurify);
