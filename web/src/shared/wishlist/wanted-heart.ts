import { storedValue } from '../../lib/browser-storage.ts';

/** The heart that somebody pressed who was not logged in. */
export interface WantedHeart {
  productId: string;
  /** The address at which it was pressed. */
  from: string;
  /** In ms. */
  at: number;
}

/** Whoever logs in much later means something else. In ms. */
const WANTED_FOR = 15 * 60_000;

const stored = /* @__PURE__ */ storedValue(
  'wantedHeart',
  (found): WantedHeart | null => {
    const { productId, from, at } = (found ?? {}) as Partial<Record<string, unknown>>;
    const isWhole = typeof productId === 'string' && typeof from === 'string' && typeof at === 'number';
    return isWhole ? { productId, from, at } : null;
  },
  'sessionStorage',
);

/** The last one of this tab; null: there is none, or it is too old. */
export function wantedHeart(): WantedHeart | null {
  const wanted = stored.read();
  return wanted && Date.now() - wanted.at < WANTED_FOR ? wanted : null;
}

/** Null: it is wanted no more. */
export function wantHeart(heart: Omit<WantedHeart, 'at'> | null): void {
  stored.write(heart && { ...heart, at: Date.now() });
}

export const onWantedHeart = stored.subscribe;
