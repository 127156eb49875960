import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, type Location } from 'react-router-dom';

/** What an entry keeps: the key of the entry that it covers. */
interface Covering {
  covers?: unknown;
}

/**
 * A view that covers the page and is a history entry of its own, so that 'back' closes it, as on every phone. After a reload it is
 * closed. `onClosed` is called after each way of closing.
 */
export function useHistoryEntry(onClosed: () => void): { isOpen: boolean; open: () => void; close: () => void } {
  const { key, pathname, search, state } = useLocation() as Location<Covering | null>;
  const navigate = useNavigate();
  const [covered, setCovered] = useState<string>();
  const isOpen = covered !== undefined && state?.covers === covered;
  const wasOpen = useRef(false);
  const closed = useEffectEvent(onClosed);

  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);

  return {
    isOpen,
    open() {
      setCovered(key);
      void navigate({ pathname, search }, { preventScrollReset: true, state: { ...state, covers: key } });
    },
    // A dialog says once more that it is closed when it leaves the page.
    close() {
      if (wasOpen.current) void navigate(-1);
    },
  };
}
