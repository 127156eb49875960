import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The tabs of the admin's home, with the values that the specification gives them (section 4). */
export type AdminTabValue = 'dashboard' | 'products' | 'stock' | 'message' | 'setting';

/** The tab that was open at each entry of the history; a page that is loaded anew starts over. */
const opened = new Map<string, AdminTabValue>();

/**
 * The open tab: switching is no change of route (specification, section 2). Whoever comes back to an entry of the history,
 * from a product say, finds the tab that they left.
 */
export function useTab(): [AdminTabValue, (tab: AdminTabValue) => void] {
  const { key } = useLocation();
  const [tab, setTab] = useState<AdminTabValue>(() => opened.get(key) ?? 'dashboard');
  useEffect(() => void opened.set(key, tab), [key, tab]);
  return [tab, setTab];
}
