import { Text } from '@mantine/core';
import { useId, useState, type RefObject } from 'react';
import { endedSession } from '../../../apollo/error-codes.ts';
import { payloadOf } from '../../../apollo/payload-of.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { useRulesForm } from '../../../ui/form/use-rules-form.ts';
import { hideErrors } from '../../../ui/toast/toast.ts';
import { useSaveAddressMutation } from '../../../generated/checkout.ts';
import type { KnownAddress } from '../../../shared/address/address-book.ts';
import { ADDRESS_CHECKS, type AddressFields } from '../../../shared/address/address-checks.ts';
import { AddressInputs } from '../../../shared/address/address-inputs.tsx';
import { keepAddress } from '../../../shared/address/kept-addresses.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { Onward } from './onward.tsx';
import { Problem, useFaults } from './problem.tsx';
import type { CheckoutDraft } from '../checkout-draft.ts';
import { useIsShown } from '../../../lib/hooks/use-is-shown.ts';
import { useText } from '../../../lib/language/language.tsx';
import { checkoutText } from '../messages.ts';

export interface StepProps {
  draft: CheckoutDraft;
  update: (changes: Partial<CheckoutDraft>) => void;
  payable: number | undefined;
  onNext: () => void;
}

/**
 * `save` sends an address to the API, and keeps it in this browser. It resolves to false where the API does not take it. `problem`: why
 * the last try failed, with what `tellError` was told.
 */
function useSaveAddress(update: StepProps['update'], stepShown: RefObject<boolean>) {
  const t = useText(checkoutText);
  const faults = useFaults();
  const shown = useIsShown();
  const [send] = useSaveAddressMutation();
  const [failure, setFailure] = useState<{ said: string } | { error: unknown }>();
  const save = async (fields: AddressFields, instead?: KnownAddress): Promise<boolean> => {
    setFailure(undefined);
    hideErrors();
    const {
      code,
      message,
      deliveryAddressId: id,
    } = await payloadOf(send({ variables: { input: fields } }), 'saveAddress');
    if (code !== 'SAVED' || !id) {
      setFailure({ said: message });
      return false;
    }
    keepAddress(fields, { id, instead });
    if (!shown.current && stepShown.current) return false; // another address was chosen meanwhile
    update({ address: fields, deliveryAddressId: id });
    return true;
  };
  // At the end of a session the login guard redirects to the login page.
  const tellError = (error: unknown): void => {
    if (endedSession(error)) return;
    faults.tell(error);
    setFailure({ error });
  };
  const problemOf = (failed: NonNullable<typeof failure>): string =>
    'said' in failed ? t.addressNotSaved(failed.said) : (faults.textOf(failed.error) ?? t.addressUnsaved);
  return { save, problem: failure && problemOf(failure), tellError };
}

/** The next step opens after the gateway has saved the address. An unchanged saved address is not sent again. */
export function AddressForm(
  props: StepProps & {
    /** The one that is edited. */
    instead: KnownAddress | undefined;
    /** One that is known, and leads on without fields. The API may not have got it yet. */
    choice: KnownAddress | undefined;
    /** Of the step, in which another form may take this one's place. */
    stepShown: RefObject<boolean>;
  },
) {
  const { draft, update, payable, onNext, instead, choice, stepShown } = props;
  const wantingId = useId();
  const problemId = useId();
  const t = useText(checkoutText);
  const { fields: labels } = useText(orderText);
  const { save, problem, tellError } = useSaveAddress(update, stepShown);
  const form = useRulesForm<AddressFields>({
    initialValues: choice?.fields ?? draft.address,
    ...(choice ? { checks: {} } : { checks: ADDRESS_CHECKS, labels }),
    onChange: (address) => update({ address, deliveryAddressId: null }),
    onSubmit: async (input) => {
      if (choice?.id !== undefined) update({ address: choice.fields, deliveryAddressId: choice.id });
      else if ((choice || !draft.deliveryAddressId) && !(await save(input, instead))) return;
      onNext();
    },
    onError: tellError,
  });
  /** Once each field says its own, a list of them says nothing new. */
  const told = form.lacking.length > 0 && form.lacking.every(({ name }) => form.field(name).error);
  const wanting = told ? t.toMend(form.lacking.length) : form.wanting;

  return (
    <form noValidate onSubmit={form.onSubmit}>
      {!choice && (
        <>
          <AddressInputs form={form} />
          <Text c="dimmed" size="sm" mt="md">
            {t.addressKept}
          </Text>
        </>
      )}
      <Onward payable={payable} {...(!choice && { wanting, wantingId })}>
        {problem && !wanting && <Problem id={problemId} text={problem} />}
        <SubmitButton
          size="lg"
          leads
          valid={form.valid}
          busy={form.busy}
          describedBy={wanting ? wantingId : problem && problemId}
        >
          {form.busy ? t.saving : t.toPayment}
        </SubmitButton>
      </Onward>
    </form>
  );
}
