import { startTransition, useOptimistic } from 'react';
import { useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { readPage } from '../read-address.ts';

/** Parameters to set; an empty text removes one. */
type Choices = Record<string, string>;

/** A screen's state in the address: it survives reloads, can be shared, and 'back' undoes a change. */
export interface Address {
  /** '' if it is missing. Not validated: anybody can write an address. */
  read: (name: string) => string;
  /** From 1. */
  page: number;
  /** Goes back to page 1 unless the page is among the choices. */
  change: (choices: Choices, options?: { replace?: boolean; keepPage?: boolean }) => void;
  open: (choices: Choices, options?: { replace?: boolean }) => void;
}

/** The parameters of the address. Others are shown before the router has opened them, and the next change builds on them. */
export function useAddressParams() {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [shown, setShown] = useOptimistic(address);
  const open = (next: URLSearchParams, options: NavigateOptions): void =>
    startTransition(() => {
      setShown(next);
      void navigate({ search: next.toString() }, options);
    });
  return [shown, open] as const;
}

export function useAddress(): Address {
  const [shown, open] = useAddressParams();

  const navigateTo = (base: URLSearchParams, choices: Choices, replace = false, keepPage = false) => {
    const next = new URLSearchParams(base);
    if (!keepPage) next.delete('page');
    for (const [name, value] of Object.entries(choices)) {
      if (value && !(name === 'page' && value === '1')) next.set(name, value);
      else next.delete(name);
    }
    open(next, { replace, preventScrollReset: !choices['page'] });
  };

  return {
    read: (name) => shown.get(name) ?? '',
    page: readPage(shown),
    change: (choices, options) => navigateTo(shown, choices, options?.replace, options?.keepPage),
    open: (choices, options) => navigateTo(new URLSearchParams(), choices, options?.replace),
  };
}
