import { useId } from 'react';
import { endedSession } from '../../../apollo/error-codes.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useRulesForm } from '../../../ui/form/use-rules-form.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useSaveAddressMutation } from '../../../generated/checkout.ts';
import type { KnownAddress } from '../../../shared/address/address-book.ts';
import { ADDRESS_CHECKS, type AddressFields } from '../../../shared/address/address-checks.ts';
import { AddressInputs } from '../../../shared/address/address-inputs.tsx';
import { keepAddress } from '../../../shared/address/kept-addresses.ts';
import { addressText } from '../../../shared/address/messages.ts';
import { Onward } from './onward.tsx';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { checkoutText } from '../messages.ts';
import classes from './address-step.module.css';

export interface StepProps {
  draft: CheckoutDraft;
  update: (changes: Partial<CheckoutDraft>) => void;
  payable: number | undefined;
  /** The id of what says that the order will be refused: the step does not lead on. */
  warning: string | undefined;
  onNext: () => void;
}

/** Sends an address to the API, and keeps it in this browser. Resolves to false where the API does not take it. */
export function useSaveAddress(update: StepProps['update']) {
  const t = useText(checkoutText);
  const [save] = useSaveAddressMutation();
  return async (fields: AddressFields, instead?: KnownAddress): Promise<boolean> => {
    const {
      code,
      message,
      deliveryAddressId: id,
    } = await payloadOf(save({ variables: { input: fields } }), 'saveAddress');
    if (code !== 'SAVED' || !id) {
      showToast({ kind: 'error', message: t.addressNotSaved(message) });
      return false;
    }
    keepAddress(fields, { id, instead });
    update({ address: fields, deliveryAddressId: id });
    return true;
  };
}

/** Says what went wrong. At the end of a session the login guard redirects to the login page. */
export function useTellError(): (error: unknown) => void {
  const userMessage = useUserMessage();
  return (error) => {
    if (!endedSession(error)) showToast({ kind: 'error', message: userMessage(error) });
  };
}

/** The next step opens after the gateway has saved the address. An unchanged saved address is not sent again. */
export function AddressForm(
  props: StepProps & {
    known: readonly KnownAddress[];
    /** The one that is edited. */
    instead: KnownAddress | undefined;
  },
) {
  const { draft, update, payable, warning, onNext, known, instead } = props;
  const wantingId = useId();
  const t = useText(checkoutText);
  const { fields: labels } = useText(addressText);
  const save = useSaveAddress(update);
  const form = useRulesForm<AddressFields>({
    initialValues: draft.address,
    checks: ADDRESS_CHECKS,
    labels,
    onChange: (address) => update({ address, deliveryAddressId: null }),
    onSubmit: async (input) => {
      if (draft.deliveryAddressId || (await save(input, instead))) onNext();
    },
    onError: useTellError(),
  });

  return (
    <form noValidate onSubmit={form.onSubmit}>
      <AddressInputs form={form} known={known} />
      <p className={classes.note}>{t.addressKept}</p>
      <Onward {...{ payable, wantingId, warning }} wanting={form.wanting}>
        <SubmitButton
          leads={!warning}
          valid={form.valid && !warning}
          busy={form.busy}
          describedBy={warning ?? (form.wanting ? wantingId : undefined)}
        >
          {form.busy ? t.saving : t.toPayment}
        </SubmitButton>
      </Onward>
    </form>
  );
}
