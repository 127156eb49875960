import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * Scrolls to the element of the returned ref and focuses it when the URL's hash is its id. The router cannot do this:
 * the element is rendered only after the data has loaded.
 */
export function useScrollToHash<Target extends HTMLElement>() {
  const target = useRef<Target>(null);
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    if (!target.current || location.hash !== `#${target.current.id}`) return;
    // 'Back' and a reload restore the scroll position.
    if (type === NavigationType.Pop && window.scrollY > 0) return;
    target.current.scrollIntoView();
    target.current.focus({ preventScroll: true });
  }, [location, type]);

  return target;
}
