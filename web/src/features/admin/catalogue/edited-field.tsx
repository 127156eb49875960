import { TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import type { InPlaceField } from '../../../../../schema/product-fields.ts';
import { readNumber } from '../../../../../schema/read-number.ts';
import { formatPrice } from '../../../../../schema/shop.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ADMIN_TOAST_MS } from '../../../lib/timing.ts';
import { uiText } from '../../../ui/messages.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { largeChange, problemOf } from './edited-fields.ts';
import { catalogueText as t } from './messages.ts';
import { useSaves } from './use-saves.ts';

/** What is out of sight, below the last row or behind the bar of the chosen products. */
const showWhole = (problem: HTMLElement | null): void => problem?.scrollIntoView({ block: 'nearest' });

/**
 * A value of a product in its cell. Enter and leaving the field save it, Escape takes it back. What cannot be saved stays,
 * with the reason; what the shop refuses is taken back. `onRefused`: somebody else may have changed the row.
 */
export function EditedCell(props: { row: StaffRowFragment; field: InPlaceField; onRefused: () => void }) {
  const { row, field, onRefused } = props;
  const ui = useText(uiText);
  const { save } = useSaves();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const isStock = field === 'stock';
  const label = (isStock ? t.stockOf : t.priceOf)(row.title);
  const shown = isStock || row.hasPrice ? row[field].toLocaleString('en-IN') : '';

  const change = (text: string | undefined) => {
    setTyped(text);
    setProblem(undefined);
  };
  const commit = async (): Promise<void> => {
    if (typed === undefined || isSaving) return;
    if (typed.trim() === shown) return change(undefined);
    const value = readNumber(typed);
    if (typeof value === 'string') return setProblem(ui.problem(value));
    const broken = problemOf(row, { [field]: value });
    if (broken !== undefined) return setProblem(ui.problem(broken));
    if (value === row[field] && shown !== '') return change(undefined);
    setSaving(true);
    const saved = await save(row.id, { [field]: value }, row);
    setSaving(false);
    setTyped(undefined);
    if (!saved.done) {
      setProblem(t.notSaved(row.title, saved.reason));
      return onRefused();
    }
    const large = isStock ? undefined : largeChange(row[field], value);
    showToast({
      kind: 'success',
      message: t.saved(label, isStock ? String(value) : formatPrice(value)),
      detail: large && t.largeChange[large],
      duration: ADMIN_TOAST_MS,
    });
  };
  const press = ({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) => {
    if (key === 'Enter') void commit();
    else if (key === 'Escape') {
      change(undefined);
      currentTarget.value = shown;
      currentTarget.select();
    }
  };
  return (
    <TextInput
      flex="none"
      w={isStock ? 84 : 'clamp(84px, 14vw, 108px)'}
      styles={{ input: { minHeight: 40, paddingInline: 8, background: 'transparent', textAlign: 'end' } }}
      inputMode={isStock ? 'numeric' : 'decimal'}
      autoComplete="off"
      aria-label={label}
      aria-busy={isSaving}
      error={problem}
      errorProps={{ role: 'alert', ref: showWhole }}
      readOnly={isSaving}
      value={typed ?? shown}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onKeyDown={press}
      onBlur={() => void commit()}
    />
  );
}
