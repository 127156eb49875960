import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import buttons from '../buttons.module.css';
import { downloadCsv, type Sheet } from '../../lib/csv.ts';

/** Keeps a table as a file; the sheet is made when it is asked for. */
export function CsvButton({ fileName, sheet, disabled }: { fileName: string; sheet: () => Sheet; disabled: boolean }) {
  return (
    <button
      type="button"
      className={buttons.secondary}
      disabled={disabled}
      onClick={() => downloadCsv(fileName, sheet())}
    >
      <IconDownload size={20} aria-hidden />
      Download CSV
    </button>
  );
}
