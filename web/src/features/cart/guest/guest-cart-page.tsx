import IconShoppingBag from '@tabler/icons-react/dist/esm/icons/IconShoppingBag.mjs';
import { useEffect, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { errorText } from '../../../apollo/messages.ts';
import { useGuestCartQuery } from '../../../generated/cart-guest.ts';
import type { CartStateFragment } from '../../../generated/components.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import type { LoginState } from '../../../session/origin.ts';
import { useSessionUser } from '../../../session/session-user.ts';
import {
  removeFromGuestCart,
  setGuestLine,
  useGuestLines,
  type GuestLine,
} from '../../../shared/guest-cart/guest-cart.ts';
import { ExploreLink } from '../../../shared/product/explore-link.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { amountsOf, itemOf } from '../../../shared/cart/cart-amounts.ts';
import { CartItemRow } from '../cart-item-row.tsx';
import classes from '../cart-page.module.css';
import { CartAnnouncer, CartSkeleton, type ChangedProduct } from '../cart-parts.tsx';
import { CartSummary } from '../cart-summary.tsx';
import { cartText } from '../messages.ts';
import { guestCartText } from './messages.ts';
import guestClasses from './guest-cart-page.module.css';

type CartItem = CartStateFragment['items'][number];

/** What a guest has chosen in this browser. Who is logged in has a cart of their own. */
export function GuestCartPage() {
  const t = useText(cartText);
  const guest = useText(guestCartText);
  const user = useSessionUser();
  const lines = useGuestLines();
  const heading = useRef<HTMLHeadingElement>(null);
  // Drops what is no line, so that the bar counts what is shown.
  useEffect(() => removeFromGuestCart(), []);
  if (user) return <Navigate replace to={paths.cart} />;
  return (
    <div className={`${layout.container} ${layout.page}`}>
      <PageTitle title={t.title} />
      <header className={classes.header}>
        <h1 ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
      </header>
      {lines.length > 0 ? (
        <Filled lines={lines} focusHeading={() => heading.current?.focus()} />
      ) : (
        <EmptyView
          icon={<IconShoppingBag aria-hidden />}
          heading={guest.empty}
          text={guest.emptyText}
          action={<ExploreLink />}
        />
      )}
    </div>
  );
}

/** The cart of the account, which has these products after the log-in. */
const LOGIN_STATE: LoginState = { from: paths.cart };

function Filled({ lines, focusHeading }: { lines: readonly GuestLine[]; focusHeading: () => void }) {
  const t = useText(cartText);
  const guest = useText(guestCartText);
  const { notThatMany } = useText(errorText);
  const [changedProduct, setChangedProduct] = useState<ChangedProduct | null>(null);
  const ids = useAskedIds(lines);
  const { data, previousData, loading, error, refetch } = useGuestCartQuery({
    variables: { ids },
    fetchPolicy: 'cache-and-network',
    // One product that cannot be read must not hide the others.
    errorPolicy: 'all',
  });
  const found = (data ?? previousData)?.productsById;
  const items = lines.flatMap(({ id, quantity }) => {
    const product = found?.find((one) => one?.id === id);
    return product ? itemOf(product, quantity) : [];
  });
  const isMissing = items.length < lines.length;
  if (isMissing && loading) return <CartSkeleton />;
  const gone = isMissing && !error ? lines.filter(({ id }) => !items.some((item) => item.id === id)) : [];
  const cart = { items, ...amountsOf(items) };

  const setQuantity = ({ product }: CartItem, quantity: number) => {
    if (quantity > product.stock && quantity > (lines.find(({ id }) => id === product.id)?.quantity ?? 0))
      return showToast({ kind: 'error', message: notThatMany });
    setChangedProduct({ ...product });
    setGuestLine({ id: product.id, quantity });
  };
  const remove = ({ product: { id, title }, quantity }: CartItem) => {
    const place = lines.findIndex((line) => line.id === id);
    removeFromGuestCart(id);
    const undo = () => void setGuestLine({ id, quantity }, place);
    showToast({ kind: 'success', message: guest.removed(title), action: { label: guest.undo, run: undo } });
  };

  return (
    <>
      <CartAnnouncer cart={cart} changedProduct={changedProduct} />
      {isMissing && error && <LoadError error={error} onRetry={refetch} />}
      {gone.length > 0 && (
        <p role="status" className={guestClasses.gone}>
          {guest.gone(gone.length)}{' '}
          <button
            type="button"
            className={buttons.quiet}
            onClick={() => {
              focusHeading();
              removeFromGuestCart(...gone.map(({ id }) => id));
            }}
          >
            {guest.removeGone}
          </button>
        </p>
      )}
      {items.length > 0 && (
        <div className={classes.columns}>
          <ul className={classes.list} aria-label={t.list}>
            {items.map((item) => (
              <CartItemRow
                key={item.id}
                item={item}
                onIncrement={() => setQuantity(item, item.quantity + 1)}
                onDecrement={() => setQuantity(item, item.quantity - 1)}
                onRemove={(next) => {
                  if (next) next.focus();
                  else focusHeading();
                  remove(item);
                }}
              />
            ))}
          </ul>
          <CartSummary
            cart={cart}
            note={guest.note}
            action={
              <Link to={paths.login} state={LOGIN_STATE} className={buttons.primary}>
                {guest.logIn}
              </Link>
            }
          />
        </div>
      )}
    </>
  );
}

/** The ids to ask for. They stay the same while products leave the cart, so that nothing is asked again. */
function useAskedIds(lines: readonly GuestLine[]): string[] {
  const ids = lines.map(({ id }) => id);
  const [asked, setAsked] = useState(ids);
  if (ids.every((id) => asked.includes(id))) return asked;
  setAsked(ids);
  return ids;
}
