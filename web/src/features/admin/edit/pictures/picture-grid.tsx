import IconEarlier from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconLater from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconFocus from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconMain from '@tabler/icons-react/dist/esm/icons/IconStar.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { pictureProblem } from '../../../../../../schema/limits.ts';
import { useDebounced } from '../../../../lib/hooks/use-debounced.ts';
import { labelOf } from '../../../../../../schema/product-fields.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { ProductPicture } from '../../../../shared/product/product-picture.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { adminText } from '../../messages.ts';
import { ChooseFiles, useFileDrop } from './choose-files.tsx';
import { picturesText } from './messages.ts';
import classes from './pictures.module.css';
import { ToolButton } from './tool-button.tsx';
import { useDragOrder } from './use-drag-order.ts';

/** All pictures of a product in their order. The first one is the main one. */
export function PictureGrid(props: {
  addresses: readonly string[];
  onChange: (addresses: string[]) => void;
  onReplaceMain: (files: File[]) => void;
  /** Undefined: another part of this picture cannot be chosen. */
  fileOf: (address: string) => File | undefined;
  onFocus: (place: number, file: File) => void;
}) {
  const t = useText(adminText);
  const p = useText(picturesText);
  const { addresses, onChange, onReplaceMain, fileOf, onFocus } = props;
  const [removed, setRemoved] = useState<{ place: number; address: string }>();
  const order = useDragOrder(addresses, onChange);
  const main = useFileDrop(onReplaceMain);
  const moveTo = (place: number, next: number) => {
    const moved = addresses[place];
    if (moved !== undefined) onChange(addresses.toSpliced(place, 1).toSpliced(next, 0, moved));
  };
  const remove = (place: number) => {
    setRemoved({ place, address: addresses[place] ?? '' });
    onChange(addresses.toSpliced(place, 1));
  };
  return (
    <>
      {addresses.length > 0 && (
        <ul className={classes.grid} aria-label={labelOf('images')}>
          {addresses.map((address, at) => {
            const file = fileOf(address);
            const isMain = at === 0;
            return (
              // The place is the key: two pictures may have the same address.
              <li key={at} className={classes.tile} {...order.row(at)}>
                <div
                  className={isMain && main.isOver ? `${classes.shown} ${classes.over}` : classes.shown}
                  title={p.drag}
                  {...order.grip(at)}
                  {...(isMain && main.drop)}
                >
                  <Preview address={address} alt={isMain ? labelOf('image') : t.picture(at + 1)} />
                  {isMain && (
                    <span className={classes.badge} aria-hidden>
                      {labelOf('image')}
                    </span>
                  )}
                </div>
                <div className={classes.tools}>
                  {isMain ? (
                    <ChooseFiles small label={p.chooseMain} onFiles={onReplaceMain} />
                  ) : (
                    <ToolButton label={p.makeMain(at + 1)} onClick={() => moveTo(at, 0)}>
                      <IconMain aria-hidden />
                    </ToolButton>
                  )}
                  <ToolButton label={t.moveEarlier(at + 1)} disabled={isMain} onClick={() => moveTo(at, at - 1)}>
                    <IconEarlier aria-hidden />
                  </ToolButton>
                  <ToolButton
                    label={t.moveLater(at + 1)}
                    disabled={at === addresses.length - 1}
                    onClick={() => moveTo(at, at + 1)}
                  >
                    <IconLater aria-hidden />
                  </ToolButton>
                  {file && (
                    <ToolButton label={isMain ? p.focusOfMain : p.focusOf(at + 1)} onClick={() => onFocus(at, file)}>
                      <IconFocus aria-hidden />
                    </ToolButton>
                  )}
                  <ToolButton single label={t.removePicture(at + 1)} onClick={() => remove(at)}>
                    <IconTrash aria-hidden />
                  </ToolButton>
                </div>
              </li>
            );
          })}
        </ul>
      )}
      {removed && (
        <p className={classes.removed}>
          <span role="status">{p.removed(removed.place + 1)}</span>
          <button
            key={`${removed.place} ${removed.address}`}
            type="button"
            className={buttons.quiet}
            // The button that had the focus is gone.
            autoFocus
            onClick={() => {
              onChange(addresses.toSpliced(removed.place, 0, removed.address));
              setRemoved(undefined);
            }}
          >
            {p.undo}
          </button>
        </p>
      )}
    </>
  );
}

/**
 * Shows the picture at an address, or a placeholder when the address is invalid or fails to load. One that is still being typed is not
 * asked for: each letter would be a request for a picture that does not exist.
 */
function Preview(props: { address: string; alt: string }) {
  const address = useDebounced(props.address, props.address);
  const src = pictureProblem(address.trim()) === null ? address.trim() : null;
  return <ProductPicture src={src} alt={props.alt} sizes="240px" className={classes.preview} />;
}
