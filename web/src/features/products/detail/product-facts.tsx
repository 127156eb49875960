import { Badge, Button, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCard from '@tabler/icons-react/dist/esm/icons/IconCreditCard.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import IconTruck from '@tabler/icons-react/dist/esm/icons/IconTruckDelivery.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatPrice, LOW_STOCK, SHIPPING_FEE, TAX } from '../../../../../schema/shop.ts';
import type { ProductDetailQuery } from '../../../generated/products-detail.ts';
import type { ProductCardFragment } from '../../../generated/shared-product.ts';
import { useText } from '../../../lib/language/language.tsx';
import { categoryPath, listPath, paths, productPath } from '../../../lib/paths.ts';
import { productText } from '../../../shared/product/messages.ts';
import { Price } from '../../../shared/product/price.tsx';
import layout from '../../../ui/layout.module.css';
import { Stars } from '../../../ui/stars.tsx';
import { copyText } from '../../../ui/toast/copy-text.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import classes from './detail.module.css';
import { detailText } from './messages.ts';
import { ProductActions } from './product-actions.tsx';

type Product = NonNullable<ProductDetailQuery['product']>;

/** `alike`: the id of the section with similar products, if there is one. */
export function ProductFacts({ product, alike }: { product: Product; alike: string | undefined }) {
  const t = useText(detailText);
  const shared = useText(productText);
  const { id, title, reviewCount, stock, description } = product;
  return (
    <>
      <div className={classes.facts}>
        <ProductHead product={product}>
          <Link to="#reviews">{reviewCount === 0 ? shared.noReviews : shared.reviews(reviewCount)}</Link>
        </ProductHead>
        {stock > 0 && (
          <Badge size="xl" color={stock <= LOW_STOCK ? 'accent' : 'brand'}>
            {t.inStock(stock)}
          </Badge>
        )}
        <ProductActions id={id} title={title} stock={stock} price={product} alike={alike} />
        <ShareButton id={id} title={title} />
      </div>
      <div className={`${classes.facts} ${classes.more}`}>
        {description && (
          <section>
            <Title order={2} size="1.25rem" mb="xs">
              {t.description}
            </Title>
            <Text maw="62ch" c="dimmed" lh={1.65} className={classes.description}>
              {description}
            </Text>
          </section>
        )}
        <Stack component="ul" gap="xs" c="dimmed" aria-label={t.ordering}>
          {[
            { Icon: IconTruck, term: t.fees(formatPrice(SHIPPING_FEE), formatPrice(TAX)) },
            { Icon: IconCard, term: t.waysToPay },
            { Icon: IconBack, term: t.canBeCancelled },
          ].map(({ Icon, term }) => (
            <Group key={term} component="li" gap="sm" wrap="nowrap">
              <Icon size={20} color="var(--brand)" style={{ flex: 'none' }} aria-hidden />
              {term}
            </Group>
          ))}
        </Stack>
      </div>
    </>
  );
}

/** What a card shows, too: brand, name, stars and price. `children`: how many reviews there are. */
export function ProductHead({ product, children }: { product: ProductCardFragment; children: ReactNode }) {
  const { brand, title, rating, reviewCount } = product;
  return (
    <>
      <header className={classes.head}>
        {brand && (
          <Text fw={700} c="var(--brand)">
            {brand}
          </Text>
        )}
        <h1>{title}</h1>
        <Group component="p" gap={10} className={classes.rating}>
          <Stars rating={rating} />
          {/* The stars' own name says it, too. */}
          {reviewCount > 0 && <strong aria-hidden="true">{rating.toFixed(1)}</strong>}
          {children}
        </Group>
      </header>
      <Price {...product} large />
    </>
  );
}

/** Not every browser can, whatever the types say. */
const canShare = (): boolean => 'share' in navigator;

/** Opens the system's own list of ways to share, where there is one; otherwise copies the link. */
export function ShareButton({ id, title }: { id: string; title: string }) {
  const t = useText(detailText);

  const share = async (): Promise<void> => {
    const url = new URL(productPath(id), location.href).href;
    if (!canShare()) return copyText(url, { done: t.linkCopied, failed: t.notShared });
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the list is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ kind: 'error', message: t.notShared });
    }
  };

  return (
    <Button
      variant="default"
      className={layout.scripted}
      leftSection={<IconShare size={20} aria-hidden />}
      onClick={() => void share()}
    >
      {t.share}
    </Button>
  );
}

/** Below both columns, so that neither is much longer than the other. */
export function ProductTable({ product: { brand, category } }: { product: Product }) {
  const t = useText(detailText);
  const shared = useText(productText);
  const rows = [
    ...(brand ? [[t.brand, brand, listPath({ brand })] as const] : []),
    ...(category ? [[t.category, shared.category(category), categoryPath(category)] as const] : []),
  ];
  return (
    <SimpleGrid component="dl" minColWidth="150px" autoFlow="auto-fit" mt="lg" mb={0} className={classes.table}>
      {rows.map(([name, text, to]) => (
        <div key={name}>
          <Text component="dt" c="dimmed">
            {name}
          </Text>
          <Text component="dd" fw={600}>
            <Link to={to}>{text}</Link>
          </Text>
        </div>
      ))}
    </SimpleGrid>
  );
}

/** The way from all products to this one, or its first step while the product loads. A list, which Mantine's is not. */
export function Breadcrumb({ product }: { product?: { title: string; category: string | null } }) {
  const t = useText(detailText);
  const shared = useText(productText);
  return (
    <nav aria-label={t.breadcrumb}>
      <ol className={classes.steps}>
        <li>
          <Link viewTransition to={paths.products}>
            {shared.allProducts}
          </Link>
        </li>
        {product?.category && (
          <li>
            <Link viewTransition to={categoryPath(product.category)}>
              {shared.category(product.category)}
            </Link>
          </li>
        )}
        {product && <li aria-current="page">{product.title}</li>}
      </ol>
    </nav>
  );
}
