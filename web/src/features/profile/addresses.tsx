import { Button, Checkbox, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../../lib/language/language.tsx';
import { AddressWords } from '../../shared/address/address-words.tsx';
import { useAddressBook, type AddressedOrder, type KnownAddress } from '../../shared/address/address-book.ts';
import { ADDRESS_CHECKS, EMPTY_ADDRESS, type AddressFields } from '../../shared/address/address-checks.ts';
import { AddressInputs } from '../../shared/address/address-inputs.tsx';
import { keepAddress, removeAddress } from '../../shared/address/kept-addresses.ts';
import { ConfirmForm } from '../../ui/dialog/confirm-form.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { orderText } from '../../shared/order/messages.ts';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useRulesForm } from '../../ui/form/use-rules-form.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { profileText } from './messages.ts';
import { ProfileSection } from './profile-section.tsx';
import classes from './profile.module.css';

/** The addresses that checkout offers: of earlier orders (null: they cannot be read), and what this browser keeps. What is removed is hidden in this browser. */
export function Addresses({ orders }: { orders: readonly AddressedOrder[] | null }) {
  const t = useText(profileText);
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
    <ProfileSection
      heading={t.addresses}
      headingRef={heading}
      action={
        open !== 'new' && (
          <Button variant="default" leftSection={<IconPlus size={20} aria-hidden />} onClick={() => setOpen('new')}>
            {t.addAddress}
          </Button>
        )
      }
      note={{ text: t.addressesNote }}
    >
      {open === 'new' && editor}
      {shown.length > 0 ? (
        <SimpleGrid component="ul" minColWidth="min(100%, 240px)">
          {shown.map((place) =>
            place === edited ? (
              <li key={place.key} style={{ gridColumn: '1 / -1' }}>
                {editor}
              </li>
            ) : (
              <Paper component="li" withBorder key={place.key} p="md" pb={6} className={classes.place}>
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
              </Paper>
            ),
          )}
        </SimpleGrid>
      ) : (
        open !== 'new' && <Text>{orders ? t.noAddress : t.addressesUnread}</Text>
      )}
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
    </ProfileSection>
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
    <Group gap={0} mx={-14}>
      <Button variant="subtle" px={14} aria-label={t.editAddress(name)} onClick={onEdit}>
        {t.edit}
      </Button>
      <Button variant="subtle" color="gray" px={14} aria-label={t.removeAddress(name)} onClick={onRemove}>
        {t.remove}
      </Button>
      {onDefault && (
        <Button variant="subtle" px={14} aria-label={t.makeThisDefault(name)} onClick={onDefault}>
          {t.makeDefault}
        </Button>
      )}
    </Group>
  );
}

/** The form of checkout, for an address that this browser keeps. `edited`: undefined for a new one. */
function AddressEditor(props: {
  known: readonly KnownAddress[];
  edited: KnownAddress | undefined;
  onSave: (fields: AddressFields, isDefault: boolean) => void;
  onCancel: () => void;
}) {
  const t = useText(profileText);
  const { fields: labels } = useText(orderText);
  const { known, edited, onSave, onCancel } = props;
  const [isDefault, setDefault] = useState(edited?.isDefault ?? known.length === 0);
  const wanting = useId();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => element.current?.querySelector('input')?.focus(), []);
  const form = useRulesForm<AddressFields>({
    initialValues: edited?.fields ?? EMPTY_ADDRESS,
    checks: ADDRESS_CHECKS,
    labels,
    onSubmit: (fields) => Promise.resolve(onSave(fields, isDefault)),
    onError: () => undefined,
  });
  return (
    <Paper
      component="form"
      ref={element}
      noValidate
      p="clamp(16px, 2.4vw, 24px)"
      bg="var(--sunk)"
      aria-label={edited ? t.editHeading : t.addAddress}
      onSubmit={form.onSubmit}
    >
      <Stack>
        <Title order={4}>{edited ? t.editHeading : t.addAddress}</Title>
        <AddressInputs form={form} />
        <Checkbox
          label={t.asDefault}
          checked={isDefault}
          onChange={({ currentTarget }) => setDefault(currentTarget.checked)}
        />
        <Group gap="sm">
          <SubmitButton leads valid={form.valid} busy={form.busy} describedBy={form.wanting ? wanting : undefined}>
            {t.saveAddress}
          </SubmitButton>
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
          <Text id={wanting} c="dimmed" fz="sm" mih="1.5em" flex="1 1 100%">
            {form.wanting}
          </Text>
        </Group>
      </Stack>
    </Paper>
  );
}
