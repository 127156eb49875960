import EmblaCarousel, { type EmblaCarouselType, type EmblaOptionsType } from 'embla-carousel';
import Autoplay, { type AutoplayOptionsType } from 'embla-carousel-autoplay';

/** `viewport`: the clipping element. Loaded lazily: carousels measure, which costs more than drawing them. */
export function createCarousel(
  viewport: HTMLElement,
  options: EmblaOptionsType,
  autoplay: AutoplayOptionsType | undefined,
): EmblaCarouselType {
  return EmblaCarousel(viewport, options, autoplay && [Autoplay(autoplay)]);
}
