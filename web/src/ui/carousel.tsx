import { Carousel as MantineCarousel } from '@mantine/carousel';
import type { ComponentProps } from 'react';
import { useReducedMotion } from '@mantine/hooks';

/** The type that the package exports by this name is unknown to a project of modules. */
export type CarouselProps = ComponentProps<typeof MantineCarousel>;

/** Its own names are English. What surrounds it is the region with a name, and slides that have one say so. */
const UNNAMED = { role: undefined, 'aria-roledescription': undefined, 'aria-label': undefined };
const ATTRIBUTES = { root: UNNAMED, slide: UNNAMED };

/** Mantine's carousel, with buttons in the page's language. Who wants less motion sees no sliding. */
export function Carousel({ previous, next, ...props }: CarouselProps & { previous: string; next: string }) {
  const duration = useReducedMotion() ? 0 : 25;
  return (
    <MantineCarousel
      attributes={ATTRIBUTES}
      {...props}
      emblaOptions={{ align: 'start', duration, ...props.emblaOptions }}
      previousControlProps={{ 'aria-label': previous }}
      nextControlProps={{ 'aria-label': next }}
    />
  );
}
