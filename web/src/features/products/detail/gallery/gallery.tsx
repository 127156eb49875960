import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import layout from '../../../../ui/layout.module.css';
import { lazyComponent } from '../../../../ui/views/lazy-component.tsx';
import classes from './gallery.module.css';
import { useText } from '../../../../lib/language/language.tsx';
import { detailText } from '../messages.ts';

const Viewer = lazyComponent(async () => (await import('./viewer.tsx')).Viewer);

/** One large picture and thumbnails. Arrow keys move between the thumbnails. A click on the picture enlarges it. */
export function Gallery(props: {
  title: string;
  pictures: string[];
  /** A button over the large picture. */
  action: ReactNode;
}) {
  const t = useText(detailText);
  const { title, pictures, action } = props;
  const [chosen, setChosen] = useState(0);
  const [enlarged, setEnlarged] = useState(false);
  const enlarge = useRef<HTMLButtonElement>(null);
  const thumbnails = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (chosen + step + pictures.length) % pictures.length;
    setChosen(next);
    thumbnails.current?.querySelectorAll('button')[next]?.focus();
  };

  return (
    <div className={classes.gallery}>
      <div className={classes.stage}>
        <ProductPicture
          src={pictures[chosen]}
          alt={pictures.length > 1 ? t.titledPictureOf(title, chosen + 1, pictures.length) : title}
          sizes="(min-width: 1360px) 660px, (min-width: 768px) 50vw, 92vw"
          priority
          className={classes.large}
        />
        {pictures.length > 0 && (
          <button
            ref={enlarge}
            type="button"
            className={`${classes.enlarge} ${layout.scripted}`}
            aria-label={t.enlarge}
            aria-haspopup="dialog"
            onClick={() => setEnlarged(true)}
          >
            <IconMaximize size={22} aria-hidden />
          </button>
        )}
        {action}
      </div>
      {enlarged && (
        <Viewer
          title={title}
          pictures={pictures}
          chosen={chosen}
          onChoose={setChosen}
          onClose={() => {
            setEnlarged(false);
            // Not every browser focuses a button that is clicked, and gives the focus back to it.
            enlarge.current?.focus();
          }}
        />
      )}
      {pictures.length > 1 && (
        <div ref={thumbnails} role="group" aria-label={t.pictures} className={classes.thumbnails} onKeyDown={onKeyDown}>
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              aria-label={t.pictureOf(index + 1, pictures.length)}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <ProductPicture src={picture} alt="" sizes="96px" priority className={classes.thumbnail} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
