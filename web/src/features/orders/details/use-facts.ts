import { PHONE_PREFIX } from '../../../../../schema/shop.ts';
import type { OrderStateFragment } from '../../../generated/components.ts';
import { useMeQuery } from '../../../generated/profile.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useSessionUser } from '../../../session/session-user.ts';
import { ordersText } from '../messages.ts';

/** The name comes from the session. E-mail and phone come from the `me` query, which can fail separately. */
export function useBuyerFacts() {
  const t = useText(ordersText);
  const user = useSessionUser();
  const { data, loading, refetch } = useMeQuery();
  const me = data?.me;
  const placeholder = loading ? t.loadingFact : t.notAvailable;
  const facts = [
    [t.buyer.name, user?.name],
    [t.buyer.email, me ? me.email : placeholder],
    [t.buyer.phone, me ? me.mobile && `${PHONE_PREFIX}${me.mobile}` : placeholder],
  ] as const;
  return { facts, failed: !me && !loading, refetch };
}

/** The city is labelled District (specification, section 2). Undefined if the address is gone. */
export function useAddressFacts(address: OrderStateFragment['deliveryAddress']) {
  const t = useText(ordersText);
  if (!address) return undefined;
  return [
    ...(address.address ? [[t.address.address, address.address] as const] : []),
    [t.address.state, address.state],
    [t.address.city, address.city],
    [t.address.block, address.block],
    [t.address.postalCode, address.postalCode],
  ] as const;
}
