import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import { checkoutText } from '../messages.ts';
import { Onward } from './onward.tsx';

/** The button that places the order. */
export function PlaceOrder(props: { payable: number | undefined; busy: boolean; onPlace: () => Promise<void> }) {
  const t = useText(checkoutText);
  const { payable, busy, onPlace } = props;
  return (
    <Onward payable={payable}>
      <button
        type="button"
        className={buttons.primary}
        aria-disabled={busy}
        aria-busy={busy}
        onClick={() => void onPlace()}
      >
        {busy ? t.placing : t.place}
      </button>
    </Onward>
  );
}
