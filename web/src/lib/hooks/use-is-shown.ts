import { useEffect, useRef, type RefObject } from 'react';

/** Whether the component is still on the page. What ends after it has gone must not open another page. */
export function useIsShown(): RefObject<boolean> {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}
