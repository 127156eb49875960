import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../lib/language/language.tsx';
import { AddressWords } from '../../shared/address/address-words.tsx';
import { useAddressBook, type AddressedOrder, type KnownAddress } from '../../shared/address/address-book.ts';
import { keepAddress, removeAddress } from '../../shared/address/kept-addresses.ts';
import buttons from '../../ui/buttons.module.css';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { AddressEditor } from './address-editor.tsx';
import classes from './addresses.module.css';
import card from './profile-form.module.css';
import { profileText } from './messages.ts';

/** The addresses that checkout offers: of earlier orders (null: they cannot be read), and what this browser keeps. What is removed is hidden in this browser. */
export function Addresses({ orders }: { orders: readonly AddressedOrder[] | null }) {
  const t = useText(profileText);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The key of the one that is edited, or 'new'. */
  const [open, setOpen] = useState<string | null>(null);
  /** The one that the dialog asks about. */
  const [asked, setAsked] = useState<KnownAddress | null>(null);
  const shown = useAddressBook(orders);
  const edited = shown.find(({ key }) => key === open);
  const leave = (): void => {
    // The form goes, with what has the focus.
    heading.current?.focus();
    setOpen(null);
  };
  const editor = (
    <AddressEditor
      known={shown}
      edited={edited}
      onCancel={leave}
      onSave={(fields, isDefault) => {
        keepAddress(fields, { isDefault, instead: edited });
        leave();
        showToast({ kind: 'success', message: t.addressSaved });
      }}
    />
  );

  const remove = (place: KnownAddress): void => {
    removeAddress(place);
    // The dialog goes first: what is behind it takes no focus. The button that opened it is gone.
    flushSync(() => setAsked(null));
    heading.current?.focus();
    showToast({ kind: 'success', message: t.addressRemoved });
  };
  return (
    <section className={card.card} aria-labelledby={id}>
      <header className={card.head}>
        <h3 id={id} ref={heading} tabIndex={-1}>
          {t.addresses}
        </h3>
        {open !== 'new' && (
          <button type="button" className={buttons.secondary} onClick={() => setOpen('new')}>
            <IconPlus size={20} aria-hidden />
            {t.addAddress}
          </button>
        )}
      </header>
      {open === 'new' && editor}
      {shown.length > 0 ? (
        <ul className={classes.list}>
          {shown.map((place) =>
            place === edited ? (
              <li key={place.key} className={classes.edited}>
                {editor}
              </li>
            ) : (
              <li key={place.key} className={classes.place}>
                <AddressWords fields={place.fields} isDefault={place.isDefault} />
                <Actions
                  place={place}
                  onEdit={() => setOpen(place.key)}
                  onRemove={() => setAsked(place)}
                  onDefault={
                    shown.length > 1 && !place.isDefault
                      ? () => {
                          heading.current?.focus();
                          keepAddress(place.fields, { id: place.id, isDefault: true });
                          showToast({ kind: 'success', message: t.defaultChanged });
                        }
                      : undefined
                  }
                />
              </li>
            ),
          )}
        </ul>
      ) : (
        open !== 'new' && <p>{orders ? t.noAddress : t.addressesUnread}</p>
      )}
      <p className={card.note}>{t.addressesNote}</p>
      <Dialog opened={asked !== null} onClose={() => setAsked(null)} heading={t.removeQuestion}>
        {asked && (
          <ConfirmForm
            keep={t.keepAddress}
            onKeep={() => setAsked(null)}
            action={t.remove}
            onAction={() => remove(asked)}
          >
            <AddressWords fields={asked.fields} isDefault={asked.isDefault} />
          </ConfirmForm>
        )}
      </Dialog>
    </section>
  );
}

/** What can be done with an address. One alone needs no default. */
function Actions(props: {
  place: KnownAddress;
  onEdit: () => void;
  onRemove: () => void;
  onDefault: (() => void) | undefined;
}) {
  const t = useText(profileText);
  const { place, onEdit, onRemove, onDefault } = props;
  const name = `${place.fields.address}, ${place.fields.block}`;
  return (
    <div className={classes.actions}>
      <button type="button" className={buttons.quiet} aria-label={t.editAddress(name)} onClick={onEdit}>
        {t.change}
      </button>
      <button
        type="button"
        className={`${buttons.quiet} ${classes.remove}`}
        aria-label={t.removeAddress(name)}
        onClick={onRemove}
      >
        {t.remove}
      </button>
      {onDefault && (
        <button type="button" className={buttons.quiet} aria-label={t.makeThisDefault(name)} onClick={onDefault}>
          {t.makeDefault}
        </button>
      )}
    </div>
  );
}
