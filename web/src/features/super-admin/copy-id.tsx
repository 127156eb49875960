import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '../../lib/language/language.tsx';
import { shortId } from '../../shared/order/short-id.ts';
import buttons from '../../ui/buttons.module.css';
import { copyText } from '../../ui/toast/copy-text.ts';
import { superAdminText } from './messages.ts';
import page from './super-admin-page.module.css';

/** Copies the whole id, of which a list shows the end. `label`: what it is called where no list shows it. */
export function CopyId({ id, label: name }: { id: string; label?: string }) {
  const t = useText(superAdminText);
  const label = name ?? t.copyId(shortId(id));
  return (
    <button
      type="button"
      className={`${buttons.icon} ${page.copy}`}
      aria-label={label}
      title={label}
      onClick={() => void copyText(id, { done: t.idCopied, failed: t.notCopied })}
    >
      <IconCopy size={16} stroke={1.75} aria-hidden />
    </button>
  );
}
