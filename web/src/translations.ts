import type { LoadTranslations } from './lib/language/language.tsx';
import { loadCode } from './lib/load-code.ts';

const loadHindi = () => import('./hindi.ts');

/** Rejects with a LoadingError. */
export const loadTranslations: LoadTranslations = async (language) =>
  language === 'hi' ? (await loadCode(loadHindi)).HINDI : undefined;
