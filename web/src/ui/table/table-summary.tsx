import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useText } from '../../lib/language/language.tsx';
import buttons from '../buttons.module.css';
import { tableToolsText } from './tools/messages.ts';
import classes from './toolbar.module.css';

export function TableSummary(props: {
  count: string;
  disabled: boolean;
  onDownload: () => void;
  /** Stands beside the count. */
  children?: ReactNode;
  /** Stands beside the download. */
  tools?: ReactNode;
}) {
  const t = useText(tableToolsText);
  const { count, disabled, onDownload, children, tools } = props;
  return (
    <div className={classes.below}>
      <div className={classes.shown}>
        <p className={classes.count} role="status">
          {count}
        </p>
        {children}
      </div>
      <div className={classes.tools}>
        {tools}
        <button type="button" className={buttons.secondary} disabled={disabled} onClick={onDownload}>
          <IconDownload size={20} aria-hidden />
          <span className={classes.words}>{t.downloadCsv}</span>
        </button>
      </div>
    </div>
  );
}
