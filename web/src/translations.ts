import type { LoadTranslations } from './lib/language/language.tsx';
import { loadChunk } from './lib/lazy/load-chunk.ts';

const loadHindi = () => import('./hindi.ts');

/** Rejects with a LoadingError. */
export const loadTranslations: LoadTranslations = async (language) =>
  language === 'hi' ? (await loadChunk(loadHindi)).HINDI : undefined;
