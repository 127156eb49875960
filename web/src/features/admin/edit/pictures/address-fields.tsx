import { Input } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { MAX_PICTURES } from '../../../../../../schema/product-rules.ts';
import { labelOf } from '../../../../../../schema/product-fields.ts';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import fieldClasses from '../../../../ui/form/text-field.module.css';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { adminText } from '../../messages.ts';
import { readPictures, writePictures } from '../product-draft.ts';
import classes from './pictures.module.css';
import { ToolButton } from './tool-button.tsx';

/** The addresses of a product's pictures, typed by hand: the main one, and all of the gallery, a field for each. */
export function AddressFields(props: {
  imageField: ComponentProps<typeof TextField>;
  images: string;
  imagesField: { error?: ReactNode; onChange?: (text: string) => void };
}) {
  const t = useText(adminText);
  const { imageField, images, imagesField } = props;
  const { error, onChange } = imagesField;
  const headingId = useId();
  const errorId = useId();
  const addresses = readPictures(images);
  const change = (next: string[]) => onChange?.(writePictures(next));
  return (
    <>
      <TextField {...imageField} description={t.pictureHint} />
      <div role="group" aria-labelledby={headingId} aria-describedby={error ? errorId : undefined}>
        <p id={headingId} className={fieldClasses.label}>
          {labelOf('images')}
        </p>
        {addresses.length > 0 && (
          <ul className={classes.addresses}>
            {addresses.map((address, index) => (
              // The index is the key: two rows may have the same URL.
              <li key={index}>
                <TextField
                  aria-label={t.addressOf(index + 1)}
                  value={address}
                  error={Boolean(error)}
                  onChange={(event) => change(addresses.with(index, event.currentTarget.value.replaceAll('\n', '')))}
                />
                <ToolButton
                  single
                  label={t.removeAddress(index + 1)}
                  onClick={() => change(addresses.toSpliced(index, 1))}
                >
                  <IconTrash aria-hidden />
                </ToolButton>
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
    </>
  );
}
