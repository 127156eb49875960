import { Group, Stack, Text } from '@mantine/core';
import layout from '../../../../ui/layout.module.css';
import { Stars, STAR } from '../../../../ui/stars.tsx';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';
import { distributionOf } from './ratings.ts';
import classes from './reviews.module.css';

/** The average, and a bar per number of stars. A bar shows only its reviews, and all of them again when pressed twice. */
export function RatingPanel(props: {
  reviews: readonly { rating: number }[];
  average: number;
  /** Null: all reviews are shown. */
  chosen: number | null;
  onChoose: (stars: number | null) => void;
}) {
  const t = useText(detailText);
  const { reviews, average, chosen, onChoose } = props;
  return (
    <>
      <Group mt="sm">
        <Text component="strong" fz="3.25rem" fw={800} lh={1} aria-hidden="true">
          {average.toFixed(1)}
        </Text>
        <Stack gap={2} fz="1.25rem">
          <Stars rating={average} />
          <Text component="span" size="sm" c="dimmed">
            {t.averageOf(reviews.length)}
          </Text>
        </Stack>
      </Group>
      <div role="group" aria-label={t.filterByStars} className={`${classes.bars} ${layout.scripted}`}>
        {distributionOf(reviews).map(({ stars, count, share }) => (
          <button
            key={stars}
            type="button"
            aria-pressed={chosen === stars}
            disabled={count === 0}
            onClick={() => onChoose(chosen === stars ? null : stars)}
          >
            <span className={layout.hidden}>{t.starsWithCount(stars, count)}</span>
            <span className={classes.star} aria-hidden="true">
              {stars}
              <svg viewBox="0 0 24 24">
                <path d={STAR} />
              </svg>
            </span>
            {/* The browser's own meter would be read twice. */}
            <svg className={classes.bar} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={share} height="1" />
            </svg>
            <span className={classes.count} aria-hidden="true">
              {count}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
