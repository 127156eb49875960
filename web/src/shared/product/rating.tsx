import { Group } from '@mantine/core';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import { MAX_STARS } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../../ui/messages.ts';
import { productText } from './messages.ts';

/** A product's average in a table of staff. Numbers with one decimal can be compared, whole stars cannot. */
export function Rating({ rating }: { rating: number }) {
  const { rated } = useText(uiText);
  const { noReviews } = useText(productText);
  if (rating <= 0) {
    return (
      <span role="img" aria-label={noReviews} title={noReviews}>
        –
      </span>
    );
  }
  const text = rating.toFixed(1);
  return (
    <Group component="span" role="img" aria-label={rated(Number(text), MAX_STARS)} gap={5} wrap="nowrap">
      <IconStar size={16} color="var(--accent)" aria-hidden />
      {text}
    </Group>
  );
}
