import { useSyncExternalStore } from 'react';
import { keyed, storedValue } from '../../lib/browser-storage.ts';
import { PAYMENT_OPTIONS, type PaymentValue } from '../../shared/order/payment-options.ts';
import { useSessionUser } from '../../session/session-user.ts';
import { EMPTY_ADDRESS, parseFields, type AddressFields } from '../../shared/address/address-checks.ts';
import { useHiddenAddresses } from '../../shared/address/kept-addresses.ts';

/** The state of a checkout, in sessionStorage. It survives errors, reloads and the end of the session. */
export interface CheckoutDraft {
  address: AddressFields;
  /** The id of the saved address; null if the address is not saved or was edited since. */
  deliveryAddressId: string | null;
  payment: PaymentValue | null;
}

/** The drafts of one account. They are dropped when another account writes a draft. */
interface Drafts {
  email: string;
  byTarget: Partial<Record<string, CheckoutDraft>>;
}

const EMPTY_DRAFT: CheckoutDraft = {
  address: EMPTY_ADDRESS,
  deliveryAddressId: null,
  payment: null,
};

const stored = storedValue<Drafts>(
  'checkout',
  (found) => {
    const { email, byTarget } = (found ?? {}) as Partial<Record<string, unknown>>;
    if (typeof email !== 'string' || typeof byTarget !== 'object') return null;
    const drafts = Object.entries(byTarget ?? {}).map(([target, draft]) => [target, parseDraft(draft)] as const);
    return { email, byTarget: keyed(drafts) };
  },
  'sessionStorage',
);

/** The current user's draft for `target`: 'cart' or a product id. */
export function useCheckoutDraft(target: string) {
  const email = useSessionUser()?.email ?? '';
  const drafts = useSyncExternalStore(stored.subscribe, stored.read);
  const write = (change: (known: CheckoutDraft) => CheckoutDraft | null) => {
    const known = stored.read();
    const { [target]: draft = EMPTY_DRAFT, ...others } =
      known?.email === email ? known.byTarget : keyed<CheckoutDraft>([]);
    const changed = change(draft);
    stored.write({ email, byTarget: changed ? { ...others, [target]: changed } : others });
  };
  const hidden = useHiddenAddresses();
  const draft = (drafts?.email === email ? drafts.byTarget[target] : undefined) ?? EMPTY_DRAFT;
  const isHidden = hidden.includes(draft.deliveryAddressId ?? '');
  return {
    // An address that was chosen and then removed or edited in the profile is not used.
    draft: isHidden ? { ...EMPTY_DRAFT, payment: draft.payment } : draft,
    update: (changes: Partial<CheckoutDraft>) => write((known) => ({ ...known, ...changes })),
    drop: () => write(() => null),
  };
}

/** Validates stored data, which can have any shape. */
function parseDraft(found: unknown): CheckoutDraft {
  const { address, deliveryAddressId, payment } = (found ?? {}) as Partial<Record<string, unknown>>;
  return {
    address: parseFields(address),
    deliveryAddressId: typeof deliveryAddressId === 'string' && deliveryAddressId !== '' ? deliveryAddressId : null,
    payment: PAYMENT_OPTIONS.find(({ value }) => value === payment)?.value ?? null,
  };
}
