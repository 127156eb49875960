import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import layout from '../../../../ui/layout.module.css';
import { lazyPart } from '../../../../ui/lazy-part.tsx';
import classes from './gallery.module.css';
import { PictureStrip } from './picture-strip.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useHistoryEntry } from './use-history-entry.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';

const Viewer = lazyPart(async () => (await import('./viewer.tsx')).Viewer);

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Large pictures to swipe, and thumbnails. Arrow keys show the next and the one before. A click on the picture enlarges it. */
export function Gallery(props: {
  title: string;
  pictures: string[];
  /** The picture that a card has shown before. */
  known: string | null | undefined;
  /** A button over the large picture. */
  action: ReactNode;
}) {
  const t = useText(detailText);
  const { title, pictures, known, action } = props;
  const [chosen, setChosen] = useState(0);
  const strip = useRef<HTMLDivElement>(null);
  const enlarge = useRef<HTMLButtonElement>(null);
  // Not every browser focuses a button that is clicked, and gives the focus back to it.
  const { isOpen, open, close } = useHistoryEntry(() => enlarge.current?.focus());

  const choose = (index: number): void => {
    setChosen(index);
    if (strip.current) strip.current.scrollLeft = index * strip.current.clientWidth;
  };
  /** The picture that the key asks for; undefined for other keys. */
  const step = (event: KeyboardEvent): number | undefined => {
    const by = STEPS[event.key];
    if (by === undefined) return undefined;
    event.preventDefault();
    const next = (chosen + by + pictures.length) % pictures.length;
    choose(next);
    return next;
  };

  return (
    <div className={classes.gallery}>
      <div className={classes.stage}>
        <PictureStrip {...{ strip, title, pictures, chosen, known }} onChoose={setChosen}>
          <button
            ref={enlarge}
            type="button"
            className={`${classes.enlarge} ${layout.scripted}`}
            aria-label={t.enlarge}
            aria-haspopup="dialog"
            onClick={open}
            // Up and down scroll the page.
            onKeyDown={(event) => /Left|Right/.test(event.key) && step(event)}
          >
            <IconMaximize size={22} aria-hidden />
          </button>
        </PictureStrip>
        {action}
      </div>
      {isOpen && <Viewer title={title} pictures={pictures} chosen={chosen} onChoose={choose} onClose={close} />}
      {pictures.length > 1 && <Thumbnails {...{ pictures, chosen, step }} onChoose={choose} />}
    </div>
  );
}
