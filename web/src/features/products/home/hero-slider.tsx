import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useEffect, useState } from 'react';
import { useCarousel } from '../../../lib/use-carousel.ts';
import classes from './hero-slider.module.css';
import { HeroSlide } from './hero-slide.tsx';
import { SLIDES } from './slides.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Slides that turn by themselves and start over; they rest under the pointer, with the focus, and on request. */
export function HeroSlider({ pictures }: { pictures: string[][] }) {
  const [current, setCurrent] = useState(0);
  const autoplay = useAutoplay();
  const { viewport, embla, onKeyDown } = useCarousel({ loop: true, duration: 32 }, autoplay.plugins);

  useEffect(() => {
    if (!embla) return;
    const follow = (): void => setCurrent(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => void embla.off('select', follow);
  }, [embla]);

  return (
    <section
      aria-label="Featured"
      aria-roledescription="carousel"
      className={classes.slider}
      onMouseEnter={() => autoplay.setHovered(true)}
      onMouseLeave={() => autoplay.setHovered(false)}
      onFocus={() => autoplay.setFocused(true)}
      onBlur={(event) => autoplay.setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div ref={viewport} onKeyDown={onKeyDown}>
        <div className={classes.slides}>
          {SLIDES.map((slide, index) => (
            <div
              key={slide.category}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${SLIDES.length}`}
              inert={index !== current}
            >
              <HeroSlide slide={slide} pictures={pictures[index] ?? []} priority={index === 0} />
            </div>
          ))}
        </div>
      </div>
      <div className={classes.controls}>
        <button type="button" aria-label="Previous slide" onClick={() => embla?.scrollPrev(autoplay.reducedMotion)}>
          <IconPrevious aria-hidden />
        </button>
        <button type="button" aria-label={autoplay.paused ? 'Play slides' : 'Pause slides'} onClick={autoplay.toggle}>
          {autoplay.paused ? <IconPlay aria-hidden /> : <IconPause aria-hidden />}
        </button>
        <button type="button" aria-label="Next slide" onClick={() => embla?.scrollNext(autoplay.reducedMotion)}>
          <IconNext aria-hidden />
        </button>
        <span className={classes.dots} aria-hidden="true">
          {SLIDES.map((slide, index) => (
            <i key={slide.category} data-current={index === current || undefined} />
          ))}
        </span>
      </div>
    </section>
  );
}
