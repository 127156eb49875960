import { Input } from '@mantine/core';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconFocus from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import IconGrip from '@tabler/icons-react/dist/esm/icons/IconGripVertical.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, useState, type ReactNode } from 'react';
import { MAX_PICTURES } from '../../../../../schema/product-rules.ts';
import buttons from '../../../ui/buttons.module.css';
import fieldClasses from '../../../ui/form/text-field.module.css';
import { TextField } from '../../../ui/form/text-field.tsx';
import { readPictures, writePictures } from './product-draft.ts';
import classes from './product-form.module.css';
import { pictureProblem } from '../../../../../schema/limits.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import { adminText } from '../messages.ts';
import { picturesText } from './pictures/messages.ts';
import picturesClasses from './pictures/pictures.module.css';
import { ToolButton } from './pictures/tool-button.tsx';
import { useDragOrder } from './pictures/use-drag-order.ts';

/** Edits the URLs of a product's pictures, in the order of the gallery. `value` has one URL per line. */
export function PicturesField(props: {
  value: string;
  error?: ReactNode;
  onChange?: (text: string) => void;
  /** Undefined: another part of this picture cannot be chosen. */
  fileOf: (address: string) => File | undefined;
  onFocus: (address: string, file: File) => void;
}) {
  const t = useText(adminText);
  const p = useText(picturesText);
  const { value, error, onChange, fileOf, onFocus } = props;
  const [removed, setRemoved] = useState<{ place: number; address: string }>();
  const headingId = useId();
  const errorId = useId();
  const addresses = readPictures(value);

  const change = (next: string[]) => onChange?.(writePictures(next));
  const order = useDragOrder(addresses, change);
  const remove = (place: number) => {
    setRemoved({ place, address: addresses[place] ?? '' });
    change(addresses.toSpliced(place, 1));
  };
  const swap = (index: number, other: number) => {
    const next = [...addresses];
    [next[index], next[other]] = [next[other] ?? '', next[index] ?? ''];
    change(next);
  };

  return (
    <div role="group" aria-labelledby={headingId} aria-describedby={error ? errorId : undefined}>
      <p id={headingId} className={fieldClasses.label}>
        {t.fields.images}
      </p>
      {addresses.length > 0 && (
        <ul className={classes.pictures}>
          {addresses.map((address, index) => (
            // The index is the key: two rows may have the same URL.
            <li key={index} className={classes.picture} {...order.row(index)}>
              <span className={picturesClasses.grip} title={p.drag} {...order.grip(index)}>
                <IconGrip aria-hidden />
              </span>
              <PicturePreview address={address} alt={t.picture(index + 1)} />
              <TextField
                aria-label={t.addressOf(index + 1)}
                value={address}
                error={Boolean(error)}
                onChange={(event) => change(addresses.with(index, event.currentTarget.value.replaceAll('\n', '')))}
              />
              <div className={classes.tools}>
                <FocusButton address={address} label={p.focusOf(index + 1)} fileOf={fileOf} onFocus={onFocus} />
                <ToolButton label={t.moveUp(index + 1)} disabled={index === 0} onClick={() => swap(index, index - 1)}>
                  <IconUp aria-hidden />
                </ToolButton>
                <ToolButton
                  label={t.moveDown(index + 1)}
                  disabled={index === addresses.length - 1}
                  onClick={() => swap(index, index + 1)}
                >
                  <IconDown aria-hidden />
                </ToolButton>
                <ToolButton single label={t.removePicture(index + 1)} onClick={() => remove(index)}>
                  <IconTrash aria-hidden />
                </ToolButton>
              </div>
            </li>
          ))}
        </ul>
      )}
      {removed && (
        <p className={picturesClasses.removed}>
          <span role="status">{p.removed(removed.place + 1)}</span>
          <button
            key={`${removed.place} ${removed.address}`}
            type="button"
            className={buttons.quiet}
            // The button that had the focus is gone.
            autoFocus
            onClick={() => {
              change(addresses.toSpliced(removed.place, 0, removed.address));
              setRemoved(undefined);
            }}
          >
            {p.undo}
          </button>
        </p>
      )}
      {error && (
        <Input.Error id={errorId} className={fieldClasses.error}>
          {error}
        </Input.Error>
      )}
      <button
        type="button"
        className={`${buttons.secondary} ${classes.add}`}
        disabled={addresses.length >= MAX_PICTURES}
        onClick={() => change([...addresses, ''])}
      >
        <IconPlus size={20} aria-hidden />
        {t.addPicture}
      </button>
    </div>
  );
}

function FocusButton(props: {
  address: string;
  label: string;
  fileOf: (address: string) => File | undefined;
  onFocus: (address: string, file: File) => void;
}) {
  const { address, fileOf, label, onFocus } = props;
  const file = fileOf(address);
  return (
    file && (
      <ToolButton label={label} onClick={() => onFocus(address, file)}>
        <IconFocus aria-hidden />
      </ToolButton>
    )
  );
}

/**
 * Shows the picture at a typed URL, or a placeholder when the URL is invalid or fails to load. A URL that is still being typed is not
 * asked for: each letter would be a request for a picture that does not exist.
 */
export function PicturePreview(props: { address: string; alt: string; large?: boolean }) {
  const { alt, large = false } = props;
  const address = useDebounced(props.address, props.address);
  const src = pictureProblem(address.trim()) === null ? address.trim() : null;
  return (
    <ProductPicture
      src={src}
      alt={alt}
      sizes={large ? '160px' : '64px'}
      className={large ? classes.largePreview : classes.preview}
    />
  );
}
