import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What changes in the address; an empty text takes a choice out. */
export type Choices = Record<string, string>;

/** All that the area shows, kept in the address alone, so that views can be reloaded and shared, and 'back' undoes. */
export interface Address {
  /** A choice; empty: none was made. Anyone can write an address, so it may be nonsense. */
  read: (name: string) => string;
  /** The page, from 1. */
  page: number;
  /** Changes some choices; unless it is the page that changes, the list starts over at its first. */
  change: (choices: Choices, options?: { replace?: boolean }) => void;
  /** Drops all choices but these. */
  open: (choices: Choices) => void;
}

export function useAddress(): Address {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  // The router takes a moment to go there; a typed letter must not wait for it, and the next must build on this one.
  const [shown, show] = useOptimistic(address);
  const page = Number(shown.get('page') ?? 1);

  const go = (base: URLSearchParams, choices: Choices, replace: boolean) => {
    const next = new URLSearchParams(base);
    next.delete('page');
    for (const [name, value] of Object.entries(choices)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    startTransition(async () => {
      show(next);
      await navigate({ search: next.toString() }, { replace, preventScrollReset: !choices['page'] });
    });
  };

  return {
    read: (name) => shown.get(name) ?? '',
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    change: (choices, { replace = false } = {}) => go(shown, choices, replace),
    open: (choices) => go(new URLSearchParams(), choices, false),
  };
}
