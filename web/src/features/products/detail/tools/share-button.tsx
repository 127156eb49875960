import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { copyText } from '../../../../ui/toast/copy-text.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { productPath } from '../../../../lib/paths.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';

/** Not every browser can, whatever the types say. */
const canShare = (): boolean => 'share' in navigator;

/** Opens the system's own list of ways to share, where there is one; otherwise copies the link. */
export function ShareButton({ id, title }: { id: string; title: string }) {
  const t = useText(detailText);

  const share = async (): Promise<void> => {
    const url = new URL(productPath(id), location.href).href;
    if (!canShare()) return copyText(url, { done: t.linkCopied, failed: t.notShared });
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the list is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      showToast({ kind: 'error', message: t.notShared });
    }
  };

  return (
    <div className={layout.scripted}>
      <button type="button" className={buttons.secondary} onClick={() => void share()}>
        <IconShare size={20} aria-hidden />
        {t.share}
      </button>
    </div>
  );
}
