import { useId, useRef } from 'react';
import { useText } from '../../lib/language/language.tsx';
import { once } from '../../lib/one-intent.ts';
import { UNDO_MS } from '../../lib/timing.ts';
import { AddressWords } from '../../shared/address/address-words.tsx';
import { addressesOf, type AddressedOrder, type EarlierAddress } from '../../shared/address/earlier-address.ts';
import { removeAddresses, restoreAddresses, useRemovedAddresses } from '../../shared/address/removed-addresses.ts';
import buttons from '../../ui/buttons.module.css';
import { showToast } from '../../ui/toast/toast.ts';
import classes from './addresses.module.css';
import card from './latest-order.module.css';
import { profileText } from './messages.ts';

/** Where earlier orders went, as checkout offers it. What is removed is hidden in this browser. Nothing before the first order. */
export function Addresses({ orders }: { orders: readonly AddressedOrder[] }) {
  const t = useText(profileText);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRemovedAddresses();
  const all = addressesOf(orders);
  const shown = addressesOf(orders, removed);
  const hidden = all.filter(({ ids }) => ids.every((one) => removed.includes(one)));
  if (all.length === 0) return null;

  const remove = ({ ids }: EarlierAddress, index: number): void => {
    // Its own button goes away.
    const ofOthers = [...(list.current?.querySelectorAll('button') ?? [])];
    (ofOthers[index + 1] ?? ofOthers[index - 1] ?? heading.current)?.focus();
    removeAddresses(ids);
    const action = { label: t.undo, run: () => restoreAddresses(ids) };
    showToast({ kind: 'success', message: t.addressRemoved, duration: UNDO_MS, action });
  };
  const bringBack = (): void => {
    heading.current?.focus();
    restoreAddresses(hidden.flatMap(({ ids }) => ids));
  };
  return (
    <section className={card.card} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t.addresses}
      </h3>
      {shown.length > 0 ? (
        <ul ref={list} className={classes.list}>
          {shown.map((place, index) => (
            <li key={place.id} className={classes.place}>
              <AddressWords fields={place.fields} />
              <button
                type="button"
                {...once}
                className={`${buttons.quiet} ${classes.remove}`}
                aria-label={t.removeAddress(`${place.fields.address}, ${place.fields.block}`)}
                onClick={() => remove(place, index)}
              >
                {t.remove}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t.noAddress}</p>
      )}
      <div className={classes.end}>
        <p className={classes.note}>{t.addressesNote}</p>
        {hidden.length > 0 && (
          <button type="button" className={buttons.secondary} onClick={bringBack}>
            {t.bringBack(hidden.length)}
          </button>
        )}
      </div>
    </section>
  );
}
