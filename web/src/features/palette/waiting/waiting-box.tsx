import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { MAX_SEARCH } from '../../../../../schema/shop.ts';
import { useText } from '../../../lib/language/language.tsx';
import type { StaffRole } from '../../../ui/views/unauthorized-view.tsx';
import { paletteText } from '../messages.ts';
import classes from './waiting-box.module.css';

const takeFocus = (input: HTMLInputElement | null) => input?.focus({ preventScroll: true });

/** Takes what is typed from the first key on, until the palette's own text box has come and has the focus. */
export function WaitingBox(props: {
  role: StaffRole;
  text: string;
  onText: (text: string) => void;
  onClose: () => void;
}) {
  const { role, text, onText, onClose } = props;
  const t = useText(paletteText);
  return (
    <div className={classes.box}>
      <IconSearch size={22} aria-hidden />
      <input
        ref={takeFocus}
        type="text"
        aria-label={t.name}
        placeholder={t.placeholders[role]}
        autoComplete="off"
        maxLength={MAX_SEARCH}
        value={text}
        onChange={({ target }) => onText(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onClose();
        }}
      />
    </div>
  );
}
