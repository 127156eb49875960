import type { EmblaCarouselType, EmblaOptionsType } from 'embla-carousel';
import type { AutoplayOptionsType } from 'embla-carousel-autoplay';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';

interface Step {
  forward: boolean;
  jump: boolean;
}

/**
 * A carousel that begins to work once it is in view and the browser is idle. `viewport` is the ref of the clipping
 * element; `options` and `autoplay` must be the same objects in each render. Mantine's carousel would add 10 kB (brotli)
 * to the first screen.
 */
export function useCarousel(options: EmblaOptionsType, autoplay?: AutoplayOptionsType) {
  const [embla, setEmbla] = useState<EmblaCarouselType>();
  const missed = useRef<Step>(undefined);

  const viewport = useCallback(
    (node: HTMLElement | null) => {
      if (!node) return;
      const ended = new AbortController();
      const begin = async (): Promise<void> => {
        const { createCarousel } = await import('./carousel.ts');
        if (ended.signal.aborted) return;
        const carousel = createCarousel(node, options, autoplay);
        ended.signal.addEventListener('abort', () => carousel.destroy());
        setEmbla(carousel);
        if (missed.current) scrollBy(carousel, missed.current);
        missed.current = undefined;
      };
      const inView = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        inView.disconnect();
        // Without its code the slides stay as they are.
        whenIdle(() => void begin().catch(() => undefined));
      });
      inView.observe(node);
      return () => {
        inView.disconnect();
        ended.abort();
        setEmbla(undefined);
      };
    },
    [options, autoplay],
  );

  const scroll = (step: Step): void => {
    if (embla) scrollBy(embla, step);
    else missed.current = step;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    scroll({ forward: event.key === 'ArrowRight', jump: false });
  };
  return {
    viewport,
    embla,
    onKeyDown,
    /** `jump`: without motion. */
    scrollNext: (jump: boolean) => scroll({ forward: true, jump }),
    scrollPrevious: (jump: boolean) => scroll({ forward: false, jump }),
  };
}

function scrollBy(carousel: EmblaCarouselType, { forward, jump }: Step): void {
  if (forward) carousel.scrollNext(jump);
  else carousel.scrollPrev(jump);
}
