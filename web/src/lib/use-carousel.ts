import type { EmblaOptionsType, EmblaPluginType } from 'embla-carousel';
import useEmblaCarousel from 'embla-carousel-react';
import type { KeyboardEvent } from 'react';

/** `viewport` is the ref of the clipping element. Mantine's carousel would add 10 kB (brotli) to the first screen. */
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
