import { Box } from '@mantine/core';
import { Suspense, use, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { isServersPage } from '../lib/page-data.ts';

/**
 * For what is below the first screen of a page that the server rendered: React takes its children over once they are near the
 * window, or the page is touched.
 */
export function HydrateNear({ children }: { children: ReactNode }) {
  const [near] = useState(() => (isServersPage() ? Promise.withResolvers<void>() : undefined));
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const first = box.current?.firstElementChild;
    if (!near) return;
    if (!first) return near.resolve();
    const over = new AbortController();
    void near.promise.then(() => over.abort());
    for (const input of ['pointerdown', 'keydown'])
      window.addEventListener(input, () => near.resolve(), { signal: over.signal });
    const observer = new IntersectionObserver((entries) => entries.some(isNear) && near.resolve(), {
      rootMargin: NEAR,
    });
    observer.observe(first);
    over.signal.addEventListener('abort', () => observer.disconnect());
    return () => over.abort();
  }, [near]);
  return (
    <Box ref={box} display="contents">
      <Suspense>
        <Waiting until={near?.promise}>{children}</Waiting>
      </Suspense>
    </Box>
  );
}

/** Half a window's height on a phone. */
const NEAR = '400px 0px';
const isNear = ({ isIntersecting }: IntersectionObserverEntry): boolean => isIntersecting;

function Waiting({ until, children }: { until: Promise<void> | undefined; children: ReactNode }) {
  // Only a take-over waits. Where React renders instead, because something around it has changed, nothing may vanish meanwhile.
  const takesOver = useSyncExternalStore(never, no, yes);
  if (takesOver && until && globalThis.document) use(until);
  return children;
}

const never = () => () => undefined;
const no = () => false;
const yes = () => true;
