import { Center } from '@mantine/core';
import IconNotSold from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import type { OrderStateFragment } from '../../generated/shared-order.ts';
import { useText } from '../../lib/language/language.tsx';
import { ProductPicture } from '../product/product-picture.tsx';
import { orderText } from './messages.ts';

/** The picture of a product in an order, next to its title; of one that was deleted since, a sign that says so. */
export function ItemPicture(props: {
  product: OrderStateFragment['items'][number]['product'];
  sizes: string;
  className?: string | undefined;
}) {
  const t = useText(orderText);
  const { product, sizes, className } = props;
  if (product) return <ProductPicture src={product.image} alt="" {...{ sizes, className: className ?? '' }} />;
  return (
    <Center
      component="span"
      className={className}
      title={t.deletedProduct}
      aria-hidden
      c="dimmed"
      bg="var(--tile)"
      style={{ aspectRatio: 1, borderRadius: 'var(--radius-tile)' }}
    >
      <IconNotSold />
    </Center>
  );
}
