import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * For a part of a screen that addresses name, as `#reviews` does: whoever follows one is taken there, the focus too, when the
 * part is there. The router itself does not wait for it. Returns the part's ref.
 */
export function useAnchor<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    if (!part.current || location.hash !== `#${part.current.id}`) return;
    // 'Back' and a reload return to the place that was left.
    if (type === NavigationType.Pop && window.scrollY > 0) return;
    part.current.scrollIntoView();
    part.current.focus({ preventScroll: true });
  }, [location, type]);

  return part;
}
