import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { orderText } from '../../../../shared/order/messages.ts';
import { dialled, type Fact } from '../../../../shared/order/order-facts.ts';
import { superAdminText } from '../../messages.ts';

/** Name, e-mail and phone. Without a customer, one line that says so. */
export function useCustomerFacts(customer: StaffOrderFragment['customer']): readonly Fact[] {
  const { buyer } = useText(orderText);
  const { customerNotKnown } = useText(superAdminText);
  if (!customer) return [[buyer.name, customerNotKnown]];
  return [
    [buyer.name, customer.name],
    [buyer.email, customer.email],
    [buyer.phone, customer.mobile && dialled(customer.mobile)],
  ];
}
