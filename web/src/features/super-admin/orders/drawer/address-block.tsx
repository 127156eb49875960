import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import type { StaffOrderFragment } from '../../../../generated/super-admin-orders.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { addressLines } from '../../../../shared/order/order-facts.ts';
import { orderText } from '../../../../shared/order/messages.ts';
import buttons from '../../../../ui/buttons.module.css';
import { copyText } from '../../../../ui/toast/copy-text.ts';
import { superAdminText } from '../../messages.ts';
import classes from './order-drawer.module.css';

/** The address as it is written on a parcel, to be copied with the name in one go. */
export function AddressBlock(props: { address: StaffOrderFragment['deliveryAddress']; name: string | undefined }) {
  const t = useText(superAdminText);
  const names = useText(orderText);
  const { address, name } = props;
  if (!address) {
    return (
      <section>
        <h3>{names.deliveryAddress}</h3>
        <p>{names.addressGone}</p>
      </section>
    );
  }
  const lines = addressLines(address);
  const parcel = [name, ...lines].filter(Boolean).join('\n');
  return (
    <section>
      <h3>{names.deliveryAddress}</h3>
      <div className={classes.place}>
        <address>
          {lines.map((line, index) => (
            <span key={index}>{line}</span>
          ))}
        </address>
        <button
          type="button"
          className={buttons.secondary}
          onClick={() => void copyText(parcel, { done: t.addressCopied, failed: t.notCopied })}
        >
          <IconCopy size={20} aria-hidden />
          {t.copyAddress}
        </button>
      </div>
    </section>
  );
}
