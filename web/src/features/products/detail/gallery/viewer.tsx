import IconNext from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconPrevious from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { useText } from '../../../../lib/language/language.tsx';
import { galleryText } from './messages.ts';
import { Thumbnails } from './thumbnails.tsx';
import { useZoom } from './use-zoom.ts';
import { MOST_ZOOM } from './view.ts';
import classes from './viewer.module.css';

const STEP = 1.5;

/** How far an arrow key moves an enlarged picture, in pixels. */
const PAN = 80;

const ARROWS: Partial<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The pictures on the whole screen. The dialog keeps the focus inside and closes on Escape. */
export function Viewer(props: {
  title: string;
  pictures: string[];
  chosen: number;
  onChoose: (index: number) => void;
  onClose: () => void;
}) {
  const t = useText(galleryText);
  const { title, pictures, chosen, onChoose, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const leaf = (step: number) => onChoose((chosen + step + pictures.length) % pictures.length);
  const { view, dragging, stage, zoomBy, panBy, reset } = useZoom(leaf);
  const several = pictures.length > 1;

  // Before the element is removed, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const show = (step: number): void => {
    reset();
    leaf(step);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [x, y] = ARROWS[event.key] ?? [0, 0];
    if (event.key === '+' || event.key === '=') zoomBy(STEP);
    else if (event.key === '-') zoomBy(1 / STEP);
    else if (event.key === '0') reset();
    else if (view.scale > 1 && (x !== 0 || y !== 0)) panBy(x * PAN, y * PAN);
    else if (several && x !== 0) show(-x);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className={classes.viewer}
      aria-label={t.picturesOf(title)}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <header className={classes.bar}>
        <p role="status">
          {several && t.place(chosen + 1, pictures.length)} <span>{Math.round(view.scale * 100)}%</span>
        </p>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t.zoomOut}
          aria-disabled={view.scale <= 1}
          onClick={() => zoomBy(1 / STEP)}
        >
          <IconZoomOut aria-hidden />
        </button>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t.zoomIn}
          aria-disabled={view.scale >= MOST_ZOOM}
          onClick={() => zoomBy(STEP)}
        >
          <IconZoomIn aria-hidden />
        </button>
        <button
          ref={(element) => element?.setAttribute('autofocus', '')}
          type="button"
          className={buttons.icon}
          aria-label={t.close}
          onClick={onClose}
        >
          <IconX aria-hidden />
        </button>
      </header>
      <div {...stage} className={classes.stage} data-zoomed={view.scale > 1 || undefined}>
        <div
          className={classes.picture}
          data-dragging={dragging || undefined}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <ProductPicture
            src={pictures[chosen]}
            alt={several ? t.titledPictureOf(title, chosen + 1, pictures.length) : title}
            sizes="1280px"
            priority
            className={classes.tile}
          />
        </div>
      </div>
      {several && (
        <>
          <button
            type="button"
            className={`${buttons.icon} ${classes.previous}`}
            aria-label={t.previous}
            onClick={() => show(-1)}
          >
            <IconPrevious aria-hidden />
          </button>
          <button
            type="button"
            className={`${buttons.icon} ${classes.next}`}
            aria-label={t.next}
            onClick={() => show(1)}
          >
            <IconNext aria-hidden />
          </button>
          <div className={classes.thumbnails}>
            <Thumbnails pictures={pictures} chosen={chosen} onChoose={(index) => show(index - chosen)} />
          </div>
        </>
      )}
    </dialog>
  );
}
