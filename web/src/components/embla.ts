import type { CarouselProps } from '@mantine/carousel';

// Mantine's declarations read Embla's as CommonJS, ours as ESM: the same shapes, which TypeScript holds for two.

/** What moves a carousel. */
export type Embla = Parameters<NonNullable<CarouselProps['getEmblaApi']>>[0];

/** What a carousel takes as plug-ins. */
export type EmblaPlugins = NonNullable<CarouselProps['plugins']>;
