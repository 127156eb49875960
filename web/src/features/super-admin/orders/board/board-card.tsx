import { useRef } from 'react';
import { Menu } from '@mantine/core';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { formatPrice } from '../../../../../../schema/shop.ts';
import type { OrderStatus } from '../../../../generated/schema.ts';
import type { BoardOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { pieces } from '../../../../shared/order/order-amounts.ts';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import { orderText } from '../../../../shared/order/messages.ts';
import buttons from '../../../../ui/buttons.module.css';
import { DateText } from '../../../../ui/date-text.tsx';
import menu from '../../../../ui/table/menu.module.css';
import { superAdminText } from '../../messages.ts';
import { FailedMoveNote } from '../moves/failed-move-note.tsx';
import { canMove, ORDER_STATUSES } from '../moves/status-moves.ts';
import { shortId } from '../../../../shared/order/short-id.ts';
import classes from './board-card.module.css';

const HOUR_MS = 3_600_000;

const hoursSince = (iso: string): number => Math.ceil((Date.now() - Date.parse(iso)) / HOUR_MS);

/** An open menu stays when its column scrolls. A button's name has its words: who speaks to the browser says what they see. */
export function BoardCard(props: {
  order: BoardOrderFragment;
  isWaiting: boolean;
  isDragged: boolean;
  onDrag: (order: BoardOrderFragment | undefined) => void;
  onMove: (order: BoardOrderFragment, to: OrderStatus) => void;
  onOpen: (id: string) => void;
}) {
  const t = useText(superAdminText);
  const { status: names } = useText(orderText);
  const { order, isWaiting, isDragged, onDrag, onMove, onOpen } = props;
  const { id, customer, deliveryAddress, createdAt, total } = order;
  const targets = ORDER_STATUSES.filter((to) => canMove(order.status, to));
  const target = useRef<HTMLButtonElement>(null);
  const [first] = order.items;
  const rest = order.items.length - 1;
  const title = first && (first.product?.title ?? t.deletedProduct);
  const hours = isWaiting && createdAt ? hoursSince(createdAt) : 0;
  return (
    <li
      className={classes.card}
      data-order={id}
      data-dragged={isDragged || undefined}
      draggable={targets.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', id);
        onDrag(order);
      }}
      onDragEnd={() => onDrag(undefined)}
    >
      <button
        type="button"
        className={classes.id}
        aria-haspopup="dialog"
        aria-label={t.openOrder(shortId(id))}
        onClick={() => onOpen(id)}
      >
        {shortId(id)}
      </button>
      {targets.length > 0 && (
        <Menu
          position="bottom-end"
          withinPortal
          hideDetached={false}
          withInitialFocusPlaceholder={false}
          classNames={menu}
        >
          <Menu.Target>
            <button
              ref={target}
              type="button"
              className={`${buttons.quiet} ${classes.move}`}
              title={t.moveTo}
              aria-label={t.moveOrder(shortId(id))}
            >
              {t.moveTo}
              <IconChevronDown size={16} aria-hidden />
            </button>
          </Menu.Target>
          <Menu.Dropdown>
            {targets.map((to) => (
              <Menu.Item
                key={to}
                onClick={() => {
                  // From here a question takes the focus, and gives it back.
                  target.current?.focus({ preventScroll: true });
                  onMove(order, to);
                }}
              >
                {names[to]}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <span className={classes.who}>{customer?.name ?? t.unknown}</span>
      {first && (
        <span className={classes.what}>
          <ProductPicture src={first.product?.image ?? null} alt="" sizes="36px" className={classes.picture ?? ''} />
          <span className={classes.title} title={title}>
            {title}
          </span>
          <span className={classes.count}>
            {t.pieces(pieces(order))}
            {rest > 0 && <> · {t.moreItems(rest)}</>}
          </span>
        </span>
      )}
      <span className={classes.worth}>
        <span className={classes.total}>{formatPrice(total)}</span>
        {deliveryAddress && (
          <span className={classes.city} title={deliveryAddress.city}>
            {deliveryAddress.city}
          </span>
        )}
      </span>
      <span className={classes.facts}>
        <DateText iso={createdAt} missing={t.unknown} />
        {hours > 0 && <> · {t.waited(hours)}</>}
      </span>
      <FailedMoveNote order={order} onRetry={(to) => onMove(order, to)} />
    </li>
  );
}
