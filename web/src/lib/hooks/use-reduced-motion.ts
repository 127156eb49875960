import { useMedia } from './use-media.ts';

/** False in what the server renders. */
export const useReducedMotion = (): boolean => useMedia('(prefers-reduced-motion: reduce)');
