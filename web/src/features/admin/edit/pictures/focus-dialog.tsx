import { useEffect, useState } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { picturesText } from './messages.ts';
import classes from './pictures.module.css';
import { MIDDLE, type Focus } from './send-picture.ts';

/** Chooses the point around which the shop cuts its square, by a click or by two sliders. */
export function FocusDialog(props: { file: File; onClose: () => void; onChoose: (focus: Focus) => void }) {
  const t = useText(picturesText);
  const { file, onClose, onChoose } = props;
  const [source, setSource] = useState<string>();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [focus, setFocus] = useState(MIDDLE);

  useEffect(() => {
    // A data: URL, since the page's content policy allows no blob:.
    const reader = new FileReader();
    reader.onload = () => setSource(reader.result as string);
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);

  const slider = (name: keyof Focus, label: string) => (
    <label className={classes.slider}>
      {label}
      <input
        type="range"
        min={0}
        max={100}
        value={Math.round(focus[name] * 100)}
        onChange={({ currentTarget }) => setFocus({ ...focus, [name]: Number(currentTarget.value) / 100 })}
      />
    </label>
  );

  return (
    <Dialog
      opened
      heading={t.focus}
      onClose={onClose}
      footer={
        <>
          <button type="button" className={buttons.secondary} onClick={onClose}>
            {t.cancel}
          </button>
          <button
            type="button"
            className={buttons.primary}
            onClick={() => {
              onChoose(focus);
              onClose();
            }}
          >
            {t.use}
          </button>
        </>
      }
    >
      <p>{t.focusHint}</p>
      {source && (
        // Keyboards have the sliders.
        <div
          className={classes.whole}
          onClick={({ clientX, clientY, currentTarget }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            setFocus({ x: share(clientX - left, width), y: share(clientY - top, height) });
          }}
        >
          <img
            src={source}
            alt={file.name}
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
          />
          {size && <span className={classes.square} style={squareOf(focus, size)} />}
        </div>
      )}
      {slider('x', t.across)}
      {slider('y', t.down)}
    </Dialog>
  );
}

const share = (part: number, whole: number): number => Math.min(Math.max(part / (whole || 1), 0), 1);

/** As the gateway cuts it (gateway/uploads/convert.ts). */
function squareOf({ x, y }: Focus, { width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  const percent = (point: number, length: number) => ({
    start: `${(Math.min(Math.max(point * length - side / 2, 0), length - side) / length) * 100}%`,
    length: `${(side / length) * 100}%`,
  });
  const [across, down] = [percent(x, width), percent(y, height)];
  return { left: across.start, width: across.length, top: down.start, height: down.length };
}
