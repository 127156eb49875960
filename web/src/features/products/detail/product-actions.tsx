import { Button } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs';
import IconCartPlus from '@tabler/icons-react/dist/esm/icons/IconShoppingCartPlus.mjs';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useText } from '../../../lib/language/language.tsx';
import { buyNowPath } from '../../../lib/paths.ts';
import { useLoginFirst } from '../../../shared/login/use-login-first.ts';
import { priceOf, type Priced } from '../../../shared/product/for-sale.ts';
import { productText } from '../../../shared/product/messages.ts';
import { firstClick } from '../../../ui/first-click.ts';
import layout from '../../../ui/layout.module.css';
import classes from './detail.module.css';
import { detailText } from './messages.ts';
import { useAddToCart } from './use-add-to-cart.ts';

/** Where the bar of all screens ends, in pixels. */
const BELOW_BAR = 76;

/**
 * The buttons to buy the product or add it to the cart; guests are sent to the login first. One that is sold out or has no price has
 * the way to what is alike: `alike` is the id of the section with it, if there is one.
 */
export function ProductActions(props: {
  id: string;
  title: string;
  stock: number;
  price: Priced;
  alike: string | undefined;
  /** The id of the sentence that says why it cannot be bought now. */
  noBuyingNow?: string;
}) {
  const { id, title, stock, price, alike, noBuyingNow } = props;
  const t = useText(detailText);
  const shared = useText(productText);
  const refuseGuest = useLoginFirst();
  const navigate = useNavigate();
  const addToCart = useAddToCart({ id, title });

  if (stock <= 0 || !price.hasPrice) {
    return (
      <>
        <Button disabled>{price.hasPrice ? shared.outOfStock : shared.priceNotAvailable}</Button>
        {alike && (
          <Actions title={title}>
            <Button component="a" href={`#${alike}`} size="lg">
              {t.seeAlike}
            </Button>
          </Actions>
        )}
      </>
    );
  }
  return (
    <Actions title={title} price={priceOf(price, shared)}>
      <noscript>{t.buyingNeedsScript}</noscript>
      <Button
        size="lg"
        className={layout.scripted}
        aria-describedby={noBuyingNow}
        disabled={noBuyingNow !== undefined}
        onClick={() => {
          if (!refuseGuest(t.loginToBuy, { to: buyNowPath(id) })) void navigate(buyNowPath(id));
        }}
      >
        <IconBolt size={20} aria-hidden />
        {t.buyNow}
      </Button>
      <Button size="lg" variant="default" className={layout.scripted} onClick={firstClick(() => void addToCart())}>
        <IconCartPlus size={20} aria-hidden />
        {t.addToCart}
      </Button>
    </Actions>
  );
}

/** The buttons stay in sight: once their place has left the window, they are a bar at its bottom. There are no second ones. */
function Actions({ title, price, children }: { title: string; price?: string; children: ReactNode }) {
  const { ref, entry } = useIntersection({ rootMargin: `-${BELOW_BAR}px 0px 0px` });
  const passed = entry?.isIntersecting === false && entry.boundingClientRect.top < 0;
  return (
    <div ref={ref} className={classes.place} data-passed={passed || undefined}>
      <div className={classes.actions}>
        {/* Said already above, and seen only in the bar. */}
        <span className={classes.title} aria-hidden="true">
          {title}
        </span>
        {price && (
          <span className={classes.price} aria-hidden="true">
            {price}
          </span>
        )}
        {children}
      </div>
    </div>
  );
}
