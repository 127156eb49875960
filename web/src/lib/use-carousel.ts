import type { EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import type { KeyboardEvent } from 'react';

/**
 * Something to leaf through: `viewport` is the ref of what cuts its slides off, `onKeyDown` makes the arrow keys leaf.
 * Embla by itself, since Mantine's carousel around it brings some 10 kB (brotli) of Mantine to the first screen.
 */
export function useCarousel(options: EmblaOptionsType, plugins?: EmblaPluginType[]) {
  const [viewport, embla] = useEmblaCarousel(options, plugins);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    if (event.key === 'ArrowRight') embla?.scrollNext();
    else embla?.scrollPrev();
  };
  return { viewport, embla, onKeyDown };
}
