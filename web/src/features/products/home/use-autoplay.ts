import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useMemo, useState } from 'react';
import { SLIDE_MS } from '../../../lib/timing.ts';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';

/** Autoplay that stops when paused, hovered or focused. It starts paused if the user prefers reduced motion. */
export function useAutoplay() {
  const reducedMotion = useReducedMotion();
  // The plugin's own rules are off: they would restart a paused carousel after a hover.
  const plugin = useMemo(
    () =>
      Autoplay({
        delay: SLIDE_MS,
        jump: reducedMotion,
        playOnInit: false,
        stopOnInteraction: false,
        stopOnFocusIn: false,
      }),
    [reducedMotion],
  );
  const [requested, setRequested] = useState<'play' | 'pause' | null>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = requested === 'pause' || (requested === null && reducedMotion);
  const playing = !paused && !hovered && !focused;

  useEffect(() => {
    if (!playing) return;
    // The carousel initializes the plugin in an effect that runs after this one.
    const frame = requestAnimationFrame(() => plugin.play());
    return () => {
      cancelAnimationFrame(frame);
      plugin.stop();
    };
  }, [plugin, playing]);

  return {
    plugins: [plugin],
    paused,
    toggle: () => setRequested(paused ? 'play' : 'pause'),
    setHovered,
    setFocused,
    reducedMotion,
  };
}
