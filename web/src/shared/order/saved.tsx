import { Paper } from '@mantine/core';
import { formatPrice } from '../../../../schema/shop.ts';
import { useText } from '../../lib/language/language.tsx';
import { orderText } from './messages.ts';

/** What somebody saves, below what they pay. `amount` is in rupees; nothing stands there for none. */
export function Saved({ amount }: { amount: number }) {
  const t = useText(orderText);
  if (amount <= 0) return null;
  return (
    <Paper component="p" radius="sm" px="md" py="sm" fw={650} bg="var(--brand-soft)" c="var(--brand-strong)">
      {t.saved(formatPrice(amount))}
    </Paper>
  );
}
