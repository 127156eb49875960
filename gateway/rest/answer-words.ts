import { record, sentence, text } from '../lib/json-readers.ts';

/** What an answer of the API says: its hint, and all words that may be its reason. */
export function saidIn(body: unknown) {
  const raw = record(body);
  // The reason may stand where it is not to be shown from: there it is only compared.
  const reasons = ['error', 'err', 'errorMsg'].map((key) => text(raw?.[key]));
  const words = [sentence(body), ...reasons].filter((said) => said !== undefined);
  return { hint: text(raw?.['hint']), words };
}

const patterns = new Map<string, RegExp>();

/** True if words are those that are known, in which `{}` stands for anything. Case and surrounding space don't matter. */
export function same(known: string, said: string): boolean {
  const pattern =
    patterns.get(known) ??
    new RegExp(
      `^${known
        .split('{}')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`))
        .join('.*')}$`,
      'is',
    );
  patterns.set(known, pattern);
  return pattern.test(said.trim());
}
