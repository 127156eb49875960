import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { useText } from '../../lib/language/language.tsx';
import buttons from '../buttons.module.css';
import { tableToolsText } from './tools/messages.ts';
import classes from './toolbar.module.css';

/** How many rows there are, and what can be done with them. */
export function TableSummary(props: {
  count: string;
  /** Stands beside the count. */
  children?: ReactNode;
  tools?: ReactNode;
}) {
  const { count, children, tools } = props;
  return (
    <div className={classes.below}>
      <div className={classes.shown}>
        <p className={classes.count} role="status">
          {count}
        </p>
        {children}
      </div>
      {tools}
    </div>
  );
}

export function TableTools({ disabled, onDownload }: { disabled: boolean; onDownload: () => void }) {
  const t = useText(tableToolsText);
  return (
    <div className={classes.tools}>
      <button type="button" className={buttons.secondary} disabled={disabled} onClick={onDownload}>
        <IconDownload size={20} aria-hidden />
        {t.downloadCsv}
      </button>
    </div>
  );
}
