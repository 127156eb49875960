import { Carousel } from '@mantine/carousel';
import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import { useState } from 'react';
import type { Embla } from '../../../components/embla.ts';
import classes from './hero-slider.module.css';
import { HeroSlide } from './hero-slide.tsx';
import { SLIDES } from './slides.ts';
import { useAutoplay } from './use-autoplay.ts';

/** Slides that turn by themselves and start over; they rest under the pointer, with the focus, and on request. */
export function HeroSlider({ pictures }: { pictures: string[][] }) {
  const [embla, setEmbla] = useState<Embla | null>(null);
  const [current, setCurrent] = useState(0);
  const autoplay = useAutoplay();

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
      <Carousel
        role="presentation"
        aria-roledescription={undefined}
        withControls={false}
        emblaOptions={{ loop: true, duration: 32 }}
        plugins={autoplay.plugins}
        getEmblaApi={setEmbla}
        onSlideChange={setCurrent}
      >
        {SLIDES.map((slide, index) => (
          <Carousel.Slide
            key={slide.category}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${SLIDES.length}`}
            inert={index !== current}
          >
            <HeroSlide slide={slide} pictures={pictures[index] ?? []} priority={index === 0} />
          </Carousel.Slide>
        ))}
      </Carousel>
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
