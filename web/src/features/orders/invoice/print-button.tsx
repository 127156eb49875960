import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import buttons from '../../../ui/buttons.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { ordersText } from '../messages.ts';

/** Opens the browser's print dialog, which also saves a PDF file. */
export function PrintButton() {
  const t = useText(ordersText);
  return (
    <button type="button" className={buttons.secondary} onClick={() => window.print()}>
      <IconPrinter size={20} aria-hidden />
      {t.print}
    </button>
  );
}
