import IconFile from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import layout from '../../../../ui/layout.module.css';
import { useFileDrop } from '../../edit/pictures/choose-files.tsx';
import pictures from '../../edit/pictures/pictures.module.css';
import classes from './choose-csv.module.css';
import { importText } from './messages.ts';

/** Takes one file: dropped, or chosen. The field of the browser has the focus, its label is what is seen. */
export function ChooseCsv({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const t = useText(importText);
  const take = (files: readonly File[]) => {
    if (files[0] && !disabled) onFile(files[0]);
  };
  const { isOver, drop } = useFileDrop(take);
  return (
    <div className={pictures.zone} data-over={isOver || undefined} {...drop}>
      <p>{t.drop}</p>
      <label className={`${buttons.secondary} ${classes.choose}`}>
        <input
          type="file"
          accept=".csv,text/csv"
          className={layout.hidden}
          aria-label={`${t.choose}: ${t.file}`}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = ''; // the same file can be chosen again
            take(files);
          }}
        />
        <IconFile size={20} aria-hidden />
        {t.choose}
      </label>
    </div>
  );
}
