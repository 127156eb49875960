import { useEffect, useState } from 'react';

/** Whether an element has left the window at its top, of which a bar covers `covered` pixels. */
export function usePassed(element: Element | null, covered: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setPassed(entry?.isIntersecting === false && entry.boundingClientRect.top < 0),
      { rootMargin: `-${covered}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, covered]);
  return passed;
}
