import { Badge, Group, Text, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { labelOf, type ListedField } from '../../../../../../schema/product-fields.ts';
import { formatPrice } from '../../../../../../schema/shop.ts';
import { useText } from '../../../../lib/language/language.tsx';
import type { Run } from '../../../../shared/many-changes/run.ts';
import { uiText } from '../../../../ui/messages.ts';
import { DataTable, useRowModel, type Column } from '../../../../ui/table/data-table.tsx';
import table from '../../../../ui/table/table.module.css';
import { TablePager } from '../../../../ui/table/table-pager.tsx';
import { shownCategory } from '../../edit/product-draft.ts';
import { catalogueText } from '../messages.ts';
import { changesText as t } from './messages.ts';
import { fieldsOf, isNew, largeChangeOf, type Change } from './plan.ts';

const ROWS = 25; // of a page

const shownValue = (field: ListedField, value: string | number | undefined): string => {
  if (typeof value === 'number' && field !== 'stock') return formatPrice(value);
  return field === 'category' ? shownCategory(String(value ?? '')) : String(value ?? '');
};

/** What a field was, unless the product is new, and what it becomes. */
function Changed({ change: { before, after }, field }: { change: Change; field: ListedField }) {
  return (
    <span>
      {labelOf(field)}:{' '}
      {field in before && (
        <>
          <del>{shownValue(field, before[field])}</del> <VisuallyHidden component="span">{t.becomes}</VisuallyHidden>
          <span aria-hidden>→</span>{' '}
        </>
      )}
      <ins>{shownValue(field, after[field] ?? undefined)}</ins>
    </span>
  );
}

/** Every change, with what was before, a page at a time; during and after a run with how it went. What went wrong stands first. */
export function ChangesTable({ changes, run }: { changes: readonly Change[]; run: Run<Change> | undefined }) {
  const ui = useText(uiText);
  const [page, setPage] = useState(1);
  const isBad = ({ id, problem }: Change) => problem !== undefined || run?.outcomeOf(id).state === 'failed';
  const outcomeText = (change: Change): string => {
    if (change.problem) return ui.problem(change.problem);
    const outcome = run?.outcomeOf(change.id);
    if (!outcome) return isNew(change) ? t.isNew : t.planned;
    if (outcome.state === 'done' && isNew(change)) return t.added;
    return outcome.state === 'failed' ? t.failed(outcome.reason) : t.states[outcome.state];
  };
  const remarkOf = (change: Change): string | undefined => {
    if (run) return undefined;
    const large = largeChangeOf(change);
    if (change.below !== undefined) return t.below(change.below.toLocaleString('en-IN'));
    if (large) return catalogueText.largeChange[large];
    return change.isTwin ? t.twin : undefined;
  };
  const columns: readonly Column<Change>[] = [
    { key: 'title', header: t.product, value: ({ title }) => title, card: 'lead' },
    {
      key: 'change',
      header: t.change,
      card: 'line',
      cell: (change) => {
        const said = remarkOf(change);
        return (
          <Group component="span" gap="0 14px">
            {fieldsOf(change).map((field) => (
              <Changed key={field} change={change} field={field} />
            ))}
            {said && <Badge color="accent">{said}</Badge>}
          </Group>
        );
      },
    },
    {
      key: 'outcome',
      header: t.outcome,
      card: 'line',
      cell: (change) => (
        <Text span inherit {...(isBad(change) && { c: 'danger' })}>
          {outcomeText(change)}
        </Text>
      ),
    },
  ];
  const rows = run?.isRunning ? changes : changes.toSorted((a, b) => Number(isBad(b)) - Number(isBad(a)));
  const model = useRowModel({ columns, rows, search: '', order: '', served: true });
  const totalPages = Math.max(1, Math.ceil(rows.length / ROWS));
  const shown = Math.min(page, totalPages);
  const first = (shown - 1) * ROWS;
  return (
    <div className={table.place}>
      <DataTable
        caption={t.changes}
        columns={columns}
        model={model}
        from={{ inModel: first, inList: first }}
        size={ROWS}
      />
      <TablePager
        label={`${t.changes}: ${ui.pages}`}
        total={rows.length}
        pageInfo={{ page: shown, totalPages, hasPreviousPage: shown > 1, hasNextPage: shown < totalPages }}
        onPage={setPage}
      />
    </div>
  );
}
