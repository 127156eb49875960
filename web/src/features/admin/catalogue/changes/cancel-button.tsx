import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { adminText } from '../../messages.ts';

/** Closes a dialog in which nothing has been done yet. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  const t = useText(adminText);
  return (
    <button type="button" className={buttons.secondary} onClick={onCancel}>
      {t.cancel}
    </button>
  );
}
