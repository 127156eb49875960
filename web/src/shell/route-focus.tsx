import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import layout from '../ui/layout.module.css';

/**
 * After a change of screen: moves the focus to the main content, or to the part that the address names if it is there, and
 * tells screen readers the new title.
 */
export function RouteFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const part = (hash && document.getElementById(hash.slice(1))) || document.getElementById('main');
    part?.focus({ preventScroll: true });
    // A frame later the new screen's <title> is in place.
    const frame = requestAnimationFrame(() => setTitle(document.title));
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);

  return (
    <div className={layout.hidden} role="status" aria-live="polite">
      {title}
    </div>
  );
}
