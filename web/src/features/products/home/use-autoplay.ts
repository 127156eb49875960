import { useReducedMotion } from '@mantine/hooks';
import Autoplay from 'embla-carousel-autoplay';
import { useEffect, useState } from 'react';
import { SLIDE_MS } from '../../../lib/timing.ts';

/** Autoplay that stops when paused, hovered or focused. It starts paused if the user prefers reduced motion. */
export function useAutoplay() {
  const reducedMotion = useReducedMotion(undefined, { getInitialValueInEffect: false });
  // The plugin's own rules are off: they would restart a paused carousel after a hover.
  const [plugin] = useState(() =>
    Autoplay({
      delay: SLIDE_MS,
      jump: reducedMotion,
      playOnInit: false,
      stopOnInteraction: false,
      stopOnFocusIn: false,
    }),
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
