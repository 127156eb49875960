import { Anchor, Radio, SimpleGrid } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { EarlierAddressesFragment } from '../../../generated/checkout.ts';
import { useIsShown } from '../../../lib/hooks/use-is-shown.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useAddressBook, type KnownAddress } from '../../../shared/address/address-book.ts';
import { EMPTY_ADDRESS, placeKey } from '../../../shared/address/address-checks.ts';
import { AddressWords, TwoLines } from '../../../shared/address/address-words.tsx';
import classes from '../checkout.module.css';
import { checkoutText } from '../messages.ts';
import { AddressForm, type StepProps } from './address-form.tsx';

type Choice = KnownAddress | 'another';

/**
 * The addresses that are known to choose from, the default or the latest one chosen, and the form for another one: alone where there
 * are none.
 */
export function AddressStep(props: StepProps & { orders: EarlierAddressesFragment['orders'] }) {
  const t = useText(checkoutText);
  const { orders, ...step } = props;
  const { draft, update } = step;
  const known = useAddressBook(orders);
  const shown = useIsShown();
  const { deliveryAddressId } = draft;
  const used = known.find(({ key, ids }) =>
    deliveryAddressId ? ids.includes(deliveryAddressId) : key === placeKey(draft.address),
  );
  const begun = Object.values(draft.address).some((typed) => typed !== '');
  const [chosen, setChosen] = useState<Choice | null>(used ?? (begun ? 'another' : null));
  // Until something is chosen or typed it is the default or the latest one.
  const choice = chosen ?? (begun ? 'another' : known[0]);
  /** What was typed before a known address took its place. */
  const [typed, setTyped] = useState(used ? EMPTY_ADDRESS : draft.address);
  const [edited, setEdited] = useState<KnownAddress>();

  const take = ({ id, fields }: KnownAddress): void => update({ address: fields, deliveryAddressId: id ?? null });
  const choose = (wanted: Choice): void => {
    if (choice === 'another' && wanted !== 'another') setTyped(draft.address);
    setChosen(wanted);
    setEdited(undefined);
    if (wanted !== 'another') take(wanted);
    else if (choice !== 'another') update({ address: typed, deliveryAddressId: null });
  };
  const edit = (place: KnownAddress): void => {
    setChosen(place);
    take(place);
    setEdited(edited ? undefined : place);
  };
  /** The one that leads on as it is. */
  const leading = choice === 'another' || edited ? undefined : choice;
  return (
    <>
      {choice && known.length > 0 && (
        <EarlierAddresses
          known={known}
          chosen={choice}
          onChoose={choose}
          action={
            choice !== 'another' && (
              <Anchor component="button" type="button" className={classes.edit} onClick={() => edit(choice)}>
                {edited ? t.leaveEdit : t.editAddress}
              </Anchor>
            )
          }
        />
      )}
      <AddressForm
        key={edited ? `edit ${edited.key}` : leading?.key}
        {...step}
        instead={edited}
        choice={leading}
        stepShown={shown}
      />
    </>
  );
}

/** More come on request. */
const FIRST = 3;

/** Radio buttons: the addresses that are known, and another one. */
function EarlierAddresses(props: {
  known: readonly KnownAddress[];
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** Stands in the chosen one. */
  action: ReactNode;
}) {
  const t = useText(checkoutText);
  const { known, chosen, onChoose, action } = props;
  const chosenKey = chosen === 'another' ? chosen : chosen.key;
  const [all, setAll] = useState(known.findIndex(({ key }) => key === chosenKey) >= FIRST);
  const shown = all ? known : known.slice(0, FIRST);
  const card = (key: string, words: ReactNode) => (
    <div key={key} className={classes.choice}>
      <Radio value={key} label={words} classNames={{ inner: classes.mark, label: classes.choiceWords }} />
      {chosenKey === key && action}
    </div>
  );
  return (
    <Radio.Group
      name="delivery-address"
      label={t.earlierAddresses}
      classNames={{ label: classes.question }}
      mb="lg"
      value={chosenKey}
      onChange={(key) => onChoose(known.find((one) => one.key === key) ?? 'another')}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" mt="sm">
        {shown.map((one) => card(one.key, <AddressWords fields={one.fields} isDefault={one.isDefault} />))}
        {card('another', <TwoLines first={t.otherAddress} second={t.otherAddressText} />)}
      </SimpleGrid>
      {shown.length < known.length && (
        <Anchor component="button" type="button" mih={44} onClick={() => setAll(true)}>
          {t.moreAddresses(known.length - shown.length)}
        </Anchor>
      )}
    </Radio.Group>
  );
}
