import { useText } from '../../../lib/language/language.tsx';
import classes from './compare-bones.module.css';
import table from './compare-table.module.css';
import { compareText } from './messages.ts';

const ROWS = ['price', 'rating', 'brand', 'category', 'stock'] as const;

/** Has the shape of the table to come. */
export function CompareBones({ ids }: { ids: readonly string[] }) {
  const t = useText(compareText);
  return (
    <div role="status" aria-label={t.loading} className={table.box}>
      <table className={`${table.table} ${classes.bones}`} aria-hidden="true">
        <thead>
          <tr>
            <th />
            {ids.map((id) => (
              <th key={id}>
                <span className={classes.picture} />
                <span className={classes.title} />
                <span className={classes.button} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map((row) => (
            <tr key={row}>
              <th>
                <span className={table.name} />
              </th>
              {ids.map((id) => (
                <td key={id}>
                  <span />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
