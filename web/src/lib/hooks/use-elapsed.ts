import { useEffect, useState } from 'react';

export function useElapsed(milliseconds: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setElapsed(true), milliseconds);
    return () => window.clearTimeout(timer);
  }, [milliseconds]);
  return elapsed;
}
