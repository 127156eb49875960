import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import type { ReactNode } from 'react';
import { downloadCsv } from '../../../lib/csv.ts';
import { useText } from '../../../lib/language/language.tsx';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import classes from './figures-table.module.css';
import { insightText } from './messages.ts';

export interface FigureColumn<Row> {
  header: string;
  /** What the file has. */
  value: (row: Row) => string | number;
  /** Absent: the value is shown. */
  cell?: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  isNumber?: boolean;
  /** On a phone it stands beside the name, the others below. */
  isMain?: boolean;
}

const BONES = 5; // rows that are drawn before anything is known

/** A table of figures, and the same as a file. The first column names the row. */
export function FiguresTable<Row>(props: {
  caption: string;
  /** Without the ending. */
  fileName: string;
  columns: readonly FigureColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Undefined: not known yet. */
  rows: readonly Row[] | undefined;
  empty: string;
}) {
  const t = useText(insightText);
  const { caption, fileName, columns, keyOf, rows, empty } = props;
  if (rows?.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <>
      <div className={classes.scroll} role="region" aria-label={t.tableOf(caption)} tabIndex={0} aria-busy={!rows}>
        {/* Explicit roles: on a phone the rows are no table's boxes, which lose theirs. */}
        <table role="table" className={classes.table}>
          <caption className={layout.hidden}>{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map(({ header, isNumber }) => (
                <th key={header} role="columnheader" scope="col" data-number={isNumber}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows
              ? rows.map((row) => (
                  <tr key={keyOf(row)} role="row">
                    {columns.map(({ header, value, cell, isNumber, isMain }, place) => {
                      const [Cell, role] = place === 0 ? (['th', 'rowheader'] as const) : (['td', 'cell'] as const);
                      return (
                        <Cell
                          key={header}
                          role={role}
                          scope={place === 0 ? 'row' : undefined}
                          data-number={isNumber}
                          data-main={isMain}
                          data-header={header}
                        >
                          {cell ? cell(row) : value(row)}
                        </Cell>
                      );
                    })}
                  </tr>
                ))
              : Array.from({ length: BONES }, (_, row) => (
                  <tr key={row} role="row">
                    {columns.map(({ header }) => (
                      <td key={header} role="cell">
                        <span className={classes.bone} />
                      </td>
                    ))}
                  </tr>
                ))}
          </tbody>
        </table>
      </div>
      {rows && (
        <button
          type="button"
          className={`${buttons.quiet} ${classes.download}`}
          onClick={() =>
            downloadCsv(`${fileName}.csv`, {
              head: columns.map(({ header }) => header),
              rows: rows.map((row) => columns.map(({ value }) => value(row))),
            })
          }
        >
          <IconDownload size={20} aria-hidden />
          {t.downloadCsv(caption)}
        </button>
      )}
    </>
  );
}
