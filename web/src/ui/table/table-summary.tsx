import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useText } from '../../lib/language/language.tsx';
import buttons from '../buttons.module.css';
import { tableText } from './messages.ts';
import classes from './toolbar.module.css';

export function TableSummary(props: { count: string; disabled: boolean; onDownload: () => void }) {
  const t = useText(tableText);
  const { count, disabled, onDownload } = props;
  return (
    <div className={classes.below}>
      <p className={classes.count} role="status">
        {count}
      </p>
      <button type="button" className={buttons.secondary} disabled={disabled} onClick={onDownload}>
        <IconDownload size={20} aria-hidden />
        {t.downloadCsv}
      </button>
    </div>
  );
}
