import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhotoUp.mjs';
import type { Icon } from '@tabler/icons-react';
import { useEffect, useRef, useState, type DragEvent } from 'react';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { picturesText } from './messages.ts';
import classes from './pictures.module.css';

/** A form finds the button by its path. */
interface Lead {
  'data-path'?: string | undefined;
  'aria-describedby'?: string | undefined;
}

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif';

/** Pictures, unless `accept` says what else. `small`: its icon alone. `lead`: what else its button says of itself. */
export function ChooseFiles(props: {
  label: string;
  accept?: string;
  icon?: Icon;
  several?: boolean;
  small?: boolean;
  lead?: Lead;
  onFiles: (files: File[]) => void;
}) {
  const { label, accept = PICTURES, icon: FileIcon = IconPhoto, several = false, small = false, lead, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        {...lead}
        {...(small && { 'aria-label': label, title: label })}
        className={small ? buttons.icon : buttons.secondary}
        onClick={() => input.current?.click()}
      >
        <FileIcon size={small ? 24 : 20} aria-hidden />
        {!small && label}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={several}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = ''; // the same file can be chosen again
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }): boolean =>
  dataTransfer?.types.includes('Files') ?? false;

/** Properties for an element that takes files. `isOver`: some are held above it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    drop: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}

/** A file that misses its place does not open in this tab, which would lose the form. Pasted files are given to `onFiles`. */
export function useFilesOfPage(onFiles: (files: File[]) => void): void {
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const ignore = (event: globalThis.DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    };
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('dragover', ignore);
    document.addEventListener('drop', ignore);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', ignore);
      document.removeEventListener('drop', ignore);
      document.removeEventListener('paste', paste);
    };
  }, []);
}

/** Takes several files: dropped, or chosen by its button. */
export function DropZone({ onFiles, lead }: { onFiles: (files: File[]) => void; lead: Lead }) {
  const t = useText(picturesText);
  const { isOver, drop } = useFileDrop(onFiles);
  return (
    <div className={classes.zone} data-over={isOver || undefined} {...drop}>
      <p>{t.drop}</p>
      <ChooseFiles label={t.choose} several lead={lead} onFiles={onFiles} />
      <p className={classes.said}>{t.kinds}</p>
    </div>
  );
}
