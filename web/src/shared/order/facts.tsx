import { useText } from '../../lib/language/language.tsx';
import { orderText } from './messages.ts';
import type { Fact } from './order-facts.ts';

/** A list of labels and values. A null or empty value reads 'Not given'. */
export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string | undefined }) {
  const t = useText(orderText);
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || t.notGiven}</dd>
        </div>
      ))}
    </dl>
  );
}
