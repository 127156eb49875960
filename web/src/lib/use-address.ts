import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { readPage } from './read-page.ts';

/** What changes in the address; an empty text removes a choice. */
export type Choices = Record<string, string>;

/** A screen's state, kept in the address alone, so that views can be reloaded and shared, and 'back' undoes. */
export interface Address {
  /** A choice; empty: none was made. Anyone can write an address, so it may be nonsense. */
  read: (name: string) => string;
  /** The page, from 1. */
  page: number;
  /** Changes some choices. Unless the page is among them, the list starts over at its first. */
  change: (choices: Choices, options?: { replace?: boolean }) => void;
  /** Drops all choices but these. */
  open: (choices: Choices, options?: { replace?: boolean }) => void;
}

export function useAddress(): Address {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  // Navigation takes a moment: a typed letter is shown before it ends, and the next change builds on this one.
  const [shown, show] = useOptimistic(address);

  const go = (base: URLSearchParams, choices: Choices, replace = false) => {
    const next = new URLSearchParams(base);
    next.delete('page');
    for (const [name, value] of Object.entries(choices)) {
      if (value && !(name === 'page' && value === '1')) next.set(name, value);
      else next.delete(name);
    }
    startTransition(async () => {
      show(next);
      await navigate({ search: next.toString() }, { replace, preventScrollReset: !choices['page'] });
    });
  };

  return {
    read: (name) => shown.get(name) ?? '',
    page: readPage(shown),
    change: (choices, options) => go(shown, choices, options?.replace),
    open: (choices, options) => go(new URLSearchParams(), choices, options?.replace),
  };
}
