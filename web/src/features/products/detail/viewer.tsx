import { Modal } from '@mantine/core';
import '../../../theme/mantine-late.css';
import { useText } from '../../../lib/language/language.tsx';
import { Pictures, Thumbnails, type Choice } from './pictures.tsx';
import classes from './gallery.module.css';
import { detailText } from './messages.ts';

/** The pictures on the whole screen. */
export function Viewer({ onClose, ...choice }: Choice & { onClose: () => void }) {
  const t = useText(detailText);
  const { title, pictures, chosen } = choice;
  const several = pictures.length > 1;
  return (
    <Modal
      opened
      fullScreen
      radius={0}
      onClose={onClose}
      // The gallery does that, after each way of closing.
      returnFocus={false}
      title={t.picturesOf(title)}
      closeButtonProps={{ 'aria-label': t.closePictures, size: 44, iconSize: 22 }}
      classNames={{ body: classes.viewer, title: classes.heading }}
    >
      <Pictures
        {...choice}
        sizesOf={() => '1280px'}
        withControls={several}
        previousControlProps={{ 'aria-label': t.previousPicture }}
        nextControlProps={{ 'aria-label': t.nextPicture }}
      />
      {several && (
        <>
          <p role="status">{t.place(chosen + 1, pictures.length)}</p>
          <Thumbnails {...choice} />
        </>
      )}
    </Modal>
  );
}
