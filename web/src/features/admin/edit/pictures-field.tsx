import { Input } from '@mantine/core';
import IconDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, type ReactNode } from 'react';
import { MAX_PICTURES } from '../../../../../schema/product-rules.ts';
import buttons from '../../../ui/buttons.module.css';
import fieldClasses from '../../../ui/form/text-field.module.css';
import { TextField } from '../../../ui/form/text-field.tsx';
import { once } from '../../../lib/one-intent.ts';
import { readPictures, writePictures } from './product-draft.ts';
import classes from './product-form.module.css';
import { pictureProblem } from '../../../../../schema/limits.ts';
import { ProductPicture } from '../../../shared/product/product-picture.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { adminText } from '../messages.ts';

/** Edits the URLs of a product's pictures, in the order of the gallery. `value` has one URL per line. */
export function PicturesField(props: { value?: string; error?: ReactNode; onChange?: (text: string) => void }) {
  const t = useText(adminText);
  const { value = '', error, onChange } = props;
  const headingId = useId();
  const errorId = useId();
  const addresses = readPictures(value);

  const change = (next: string[]) => onChange?.(writePictures(next));
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
            <li key={index} className={classes.picture}>
              <PicturePreview address={address} alt={t.picture(index + 1)} />
              <TextField
                aria-label={t.addressOf(index + 1)}
                value={address}
                error={Boolean(error)}
                onChange={(event) => change(addresses.with(index, event.currentTarget.value.replaceAll('\n', '')))}
              />
              <div className={classes.tools}>
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
                <ToolButton
                  single
                  label={t.removePicture(index + 1)}
                  onClick={() => change(addresses.toSpliced(index, 1))}
                >
                  <IconTrash aria-hidden />
                </ToolButton>
              </div>
            </li>
          ))}
        </ul>
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

function ToolButton(props: {
  label: string;
  single?: boolean;
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  const { label, single, disabled, onClick, children } = props;
  return (
    <button
      type="button"
      {...(single && once)}
      className={buttons.icon}
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}

/** Shows the picture at a typed URL, or a placeholder when the URL is invalid or fails to load. */
export function PicturePreview(props: { address: string; alt: string; large?: boolean }) {
  const { address, alt, large = false } = props;
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
