import { Input } from '@mantine/core';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { MAX_PICTURES } from '../../../../../schema/product-rules.ts';
import { useText } from '../../../lib/language/language.tsx';
import fieldClasses from '../../../ui/form/text-field.module.css';
import type { TextField } from '../../../ui/form/text-field.tsx';
import { AddressFields } from './pictures/address-fields.tsx';
import { DropZone, useFilesOfPage } from './pictures/choose-files.tsx';
import { FocusDialog } from './pictures/focus-dialog.tsx';
import { picturesText } from './pictures/messages.ts';
import { PictureGrid } from './pictures/picture-grid.tsx';
import classes from './pictures/pictures.module.css';
import { UploadList } from './pictures/upload-list.tsx';
import type { Target, Uploads } from './pictures/use-uploads.ts';
import { picturesOf, writePictures } from './product-draft.ts';

interface Pictures {
  image: string;
  images: string;
}

/** The pictures of a product: files that are dropped, pasted or chosen, then what there is, then addresses by hand. */
export function PicturesGroup(props: {
  values: Pictures;
  onChange: (change: (now: Pictures) => Partial<Pictures>) => void;
  uploads: Uploads;
  imageField: ComponentProps<typeof TextField> & { 'data-path'?: string };
  imagesField: { error?: ReactNode; onChange?: (text: string) => void };
}) {
  const p = useText(picturesText);
  const { values, onChange, uploads, imageField, imagesField } = props;
  const [focusing, setFocusing] = useState<{ file: File; target: Target }>();
  const [byHand, setByHand] = useState(false);
  const errorId = useId();
  const addresses = picturesOf(values);

  const addFiles = (files: readonly File[]) => {
    const free = Math.max(MAX_PICTURES - addresses.length - uploads.coming, 0);
    uploads.add(files.slice(0, free), 'gallery');
    uploads.add(files.slice(free), 'gallery', { problem: 'FULL' });
  };
  useFilesOfPage(addFiles);
  // What is on its way may be all that is missing. By hand, each field shows its own.
  const error = !uploads.isBusy && !byHand && (imageField.error ?? imagesField.error);
  const { 'data-path': path, ...byHandField } = imageField;

  return (
    <>
      <DropZone
        onFiles={addFiles}
        // What the form leads to where the main picture is missing, while its field is folded away.
        lead={byHand ? {} : { 'data-path': path, 'aria-describedby': error ? errorId : undefined }}
      />
      {error && (
        <Input.Error id={errorId} role="alert" className={fieldClasses.error}>
          {error}
        </Input.Error>
      )}
      <UploadList uploads={uploads} />
      <PictureGrid
        addresses={addresses}
        onChange={(next) => onChange(() => written(next))}
        onReplaceMain={(files) => uploads.add(files.slice(0, 1), 'main')}
        fileOf={uploads.fileOf}
        onFocus={(place, file) =>
          setFocusing({ file, target: place === 0 ? 'main' : { address: addresses[place] ?? '' } })
        }
      />
      <details className={classes.byHand} onToggle={({ currentTarget }) => setByHand(currentTarget.open)}>
        <summary>{p.byHand}</summary>
        <AddressFields
          imageField={{
            ...byHandField,
            ...(byHand && { 'data-path': path }),
            error: !uploads.isBusy && imageField.error,
          }}
          images={values.images}
          imagesField={imagesField}
        />
      </details>
      {focusing && (
        <FocusDialog
          file={focusing.file}
          onClose={() => setFocusing(undefined)}
          onChoose={(focus) => uploads.add([focusing.file], focusing.target, { focus })}
        />
      )}
    </>
  );
}

/** Where an uploaded picture goes. One whose place has gone meanwhile is added at the end. */
export function placed(now: Pictures, address: string, target: Target): Partial<Pictures> {
  const addresses = picturesOf(now);
  const place = target === 'gallery' ? -1 : target === 'main' ? 0 : addresses.indexOf(target.address);
  return written(place >= 0 && place < addresses.length ? addresses.with(place, address) : [...addresses, address]);
}

/** The gallery has the main picture, too, unless that makes one too many. */
const written = (addresses: readonly string[]): Pictures => ({
  image: addresses[0] ?? '',
  images: writePictures(addresses.slice(addresses.length > MAX_PICTURES ? 1 : 0)),
});
