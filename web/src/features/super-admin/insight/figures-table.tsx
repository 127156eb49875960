import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState, type ReactNode } from 'react';
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

/** Rows that stand there before anything is known; and on a phone, before all are asked for. */
export const FEW = 5;

/** Rows of a long list before all are asked for, in a wider window. */
export const MOST_SHOWN = 10;

/** A table of figures, and the same as a file. The first column names the row. */
export function FiguresTable<Row>(props: {
  caption: string;
  /** Without the ending. */
  fileName: string;
  columns: readonly FigureColumn<Row>[];
  keyOf: (row: Row) => string;
  /** Undefined: not known yet. */
  rows: readonly Row[] | undefined;
  /** Rows before all are asked for; absent: all but on a phone. */
  most?: number;
  empty: string;
}) {
  const t = useText(insightText);
  const { caption, fileName, columns, keyOf, rows, most = Infinity, empty } = props;
  const [isWhole, setWhole] = useState(false);
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
              ? rows.map((row, index) => (
                  <tr
                    key={keyOf(row)}
                    role="row"
                    data-rest={isWhole || index < FEW ? undefined : index < most ? 'phone' : 'all'}
                  >
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
              : Array.from({ length: FEW }, (_, row) => (
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
      <div className={classes.foot}>
        {rows && rows.length > FEW && (
          <button
            type="button"
            className={`${buttons.secondary} ${rows.length > most ? '' : `${layout.phone} ${classes.onPhone}`}`}
            aria-expanded={isWhole}
            aria-label={`${isWhole ? t.showFewer : t.showAll(rows.length)}: ${caption}`}
            onClick={() => setWhole(!isWhole)}
          >
            {isWhole ? t.showFewer : t.showAll(rows.length)}
          </button>
        )}
        {rows && (
          <button
            type="button"
            className={buttons.quiet}
            aria-label={t.downloadCsv(caption)}
            title={t.downloadCsv(caption)}
            onClick={() =>
              downloadCsv(`${fileName}.csv`, {
                head: columns.map(({ header }) => header),
                rows: rows.map((row) => columns.map(({ value }) => value(row))),
              })
            }
          >
            <IconDownload size={20} aria-hidden />
            {t.csv}
          </button>
        )}
      </div>
    </>
  );
}
