import IconColumns from '@tabler/icons-react/dist/esm/icons/IconColumns.mjs';
import type { Address } from '../../lib/hooks/use-address.ts';
import { useText } from '../../lib/language/language.tsx';
import checkbox from '../form/checkbox.module.css';
import { tableToolsText } from './tools/messages.ts';
import classes from './look-tools.module.css';
import { ToolMenu } from './tool-menu.tsx';

export interface LookProps {
  address: Address;
  columns: readonly { key: string; label: string; shown: boolean; fixed: boolean }[];
  /** What the address says of these columns; '' where it need say nothing. */
  textOf: (shown: readonly string[]) => string;
  compact: boolean;
}

/** Which columns are shown, and how close the rows are. Both are in the address. */
export function LookTools(props: LookProps) {
  const t = useText(tableToolsText);
  return (
    <ToolMenu icon={IconColumns} label={t.look}>
      {() => <LookSheet {...props} />}
    </ToolMenu>
  );
}

/** What the button opens, for menus that hold more. */
export function LookSheet(props: LookProps) {
  const t = useText(tableToolsText);
  const { address, columns, textOf, compact } = props;
  const change = (choice: Record<string, string>) => address.change(choice, { replace: true, keepPage: true });
  const shownAfter = (key: string, checked: boolean) =>
    columns.filter((column) => (column.key === key ? checked : column.shown)).map((column) => column.key);
  return (
    <div className={classes.sheet}>
      <fieldset>
        <legend>{t.shownColumns}</legend>
        {columns.map(({ key, label, shown, fixed }) => (
          <label key={key}>
            <input
              type="checkbox"
              className={checkbox.box}
              checked={shown}
              disabled={fixed}
              onChange={({ currentTarget: { checked } }) => change({ columns: textOf(shownAfter(key, checked)) })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <label>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={compact}
          onChange={({ currentTarget: { checked } }) => change({ density: checked ? 'compact' : '' })}
        />
        {t.compact}
      </label>
    </div>
  );
}
