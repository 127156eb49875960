import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useMemo, useState } from 'react';
import { SLIDE_MS } from '../../../lib/timing.ts';
import { useReducedMotion } from '../../../lib/hooks/use-reduced-motion.ts';

/** Options of a carousel's autoplay. Its own rules are off: they would restart a paused carousel after a hover. */
export function useAutoplayOptions() {
  const jump = useReducedMotion();
  return useMemo(
    () => ({ delay: SLIDE_MS, jump, playOnInit: false, stopOnInteraction: false, stopOnFocusIn: false }),
    [jump],
  );
}

/** Autoplay that stops when paused, hovered or focused. It starts paused if the user prefers reduced motion. */
export function useAutoplay(embla: EmblaCarouselType | undefined) {
  const reducedMotion = useReducedMotion();
  const [requested, setRequested] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = requested === 'pause' || (requested === null && reducedMotion);
  const playing = !paused && !hovered && !focused;

  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!playing || !autoplay) return;
    autoplay.play();
    return () => autoplay.stop();
  }, [embla, playing]);

  return {
    paused,
    toggle: () => setRequested(paused ? 'play' : 'pause'),
    setHovered,
    setFocused,
    reducedMotion,
  };
}
