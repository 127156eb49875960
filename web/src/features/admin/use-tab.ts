import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The values come from the specification (section 4). */
const TAB_VALUES = ['dashboard', 'products', 'stock', 'message', 'setting'] as const;

export type AdminTabValue = (typeof TAB_VALUES)[number];

interface EntryState {
  key?: string;
  adminTab?: unknown;
}

/** The open tab of each history entry of this page load, by the router's key. */
const openTabs = new Map<string, AdminTabValue>();

/** What the browser keeps of an entry, also over a reload; undefined while it is at another one. */
function entryState(key: string): EntryState | undefined {
  const state = (window.history.state ?? {}) as EntryState;
  return (state.key ?? 'default') === key ? state : undefined;
}

/**
 * The open tab. It is not part of the URL (specification, section 2), so the history entry has it: going back from a product and a
 * reload show the tab that was open, and who types the address gets the first one.
 */
export function useTab(): [AdminTabValue, (tab: AdminTabValue) => void] {
  const { key } = useLocation();
  const [tab, setTab] = useState(
    () => openTabs.get(key) ?? TAB_VALUES.find((value) => value === entryState(key)?.adminTab) ?? 'dashboard',
  );
  useEffect(() => {
    openTabs.set(key, tab);
    const state = entryState(key);
    if (state && (state.adminTab ?? 'dashboard') !== tab) window.history.replaceState({ ...state, adminTab: tab }, '');
  }, [key, tab]);
  return [tab, setTab];
}
