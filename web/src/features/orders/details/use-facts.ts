import { useMeQuery } from '../../../generated/profile.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useSessionUser } from '../../../session/session-user.ts';
import { orderText } from '../../../shared/order/messages.ts';
import { dialled } from '../../../shared/order/order-facts.ts';
import { ordersText } from '../messages.ts';

/** The name comes from the session. E-mail and phone come from the `me` query, which can fail separately. */
export function useBuyerFacts() {
  const t = useText(ordersText);
  const { buyer } = useText(orderText);
  const user = useSessionUser();
  const { data, loading, refetch } = useMeQuery();
  const me = data?.me;
  const placeholder = loading ? t.loadingFact : t.notAvailable;
  const facts = [
    [buyer.name, user?.name],
    [buyer.email, me ? me.email : placeholder],
    [buyer.phone, me ? me.mobile && dialled(me.mobile) : placeholder],
  ] as const;
  return { facts, failed: !me && !loading, refetch };
}
