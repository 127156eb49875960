import IconFocus from '@tabler/icons-react/dist/esm/icons/IconFocusCentered.mjs';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { MAX_PICTURES } from '../../../../../schema/product-rules.ts';
import { useText } from '../../../lib/language/language.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { adminText } from '../messages.ts';
import { PicturePreview, PicturesField } from './pictures-field.tsx';
import { ChooseFiles, DropZone, useFileDrop, useFilesOfPage } from './pictures/choose-files.tsx';
import { FocusDialog } from './pictures/focus-dialog.tsx';
import { picturesText } from './pictures/messages.ts';
import picturesClasses from './pictures/pictures.module.css';
import { ToolButton } from './pictures/tool-button.tsx';
import { UploadList } from './pictures/upload-list.tsx';
import { useUploads, type Target } from './pictures/use-uploads.ts';
import { readPictures, writePictures } from './product-draft.ts';
import classes from './product-form.module.css';

interface Pictures {
  image: string;
  images: string;
}

/** The pictures of a product: addresses that are typed, and files that are dropped, pasted or chosen. */
export function PicturesGroup(props: {
  values: Pictures;
  onChange: (change: (now: Pictures) => Partial<Pictures>) => void;
  imageField: ComponentProps<typeof TextField>;
  imagesField: { error?: ReactNode; onChange?: (text: string) => void };
}) {
  const t = useText(adminText);
  const p = useText(picturesText);
  const { values, onChange, imageField, imagesField } = props;
  const [focusing, setFocusing] = useState<{ file: File; target: Target }>();
  const uploads = useUploads((address, target) => onChange((now) => placed(now, address, target)));

  const addToGallery = (files: readonly File[]) => {
    const free = Math.max(MAX_PICTURES - readPictures(values.images).length - uploads.coming, 0);
    uploads.add(files.slice(0, free), 'gallery');
    uploads.add(files.slice(free), 'gallery', { problem: 'FULL' });
  };
  const replaceMain = (files: readonly File[]) => uploads.add(files.slice(0, 1), 'main');
  const main = useFileDrop(replaceMain);
  useFilesOfPage(addToGallery);
  const mainFile = uploads.fileOf(values.image);

  return (
    <>
      <div className={main.isOver ? `${classes.main} ${picturesClasses.over}` : classes.main} {...main.drop}>
        <PicturePreview address={values.image} alt={t.fields.image} large />
        <div>
          <TextField {...imageField} description={t.pictureHint} />
          <div className={picturesClasses.mainTools}>
            <ChooseFiles label={p.chooseMain} onFiles={replaceMain} />
            {mainFile && (
              <ToolButton label={p.focusOfMain} onClick={() => setFocusing({ file: mainFile, target: 'main' })}>
                <IconFocus aria-hidden />
              </ToolButton>
            )}
          </div>
        </div>
      </div>
      <PicturesField
        {...imagesField}
        value={values.images}
        fileOf={uploads.fileOf}
        onFocus={(address, file) => setFocusing({ file, target: { address } })}
      />
      <DropZone onFiles={addToGallery} />
      <UploadList uploads={uploads} />
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

/** A picture whose row has gone meanwhile is added at the end. */
function placed({ images }: Pictures, address: string, target: Target): Partial<Pictures> {
  if (target === 'main') return { image: address };
  const addresses = readPictures(images);
  const place = target === 'gallery' ? -1 : addresses.indexOf(target.address);
  return { images: writePictures(place === -1 ? [...addresses, address] : addresses.with(place, address)) };
}
