import { Box, Button, Paper, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import { useId } from 'react';
import {
  isNumberField,
  isPriceField,
  labelOf,
  PRODUCT_FIELD_NAMES,
  PRODUCT_FIELDS,
} from '../../../../../schema/product-fields.ts';
import { percentOff } from '../../../../../schema/product-rules.ts';
import { readNumber } from '../../../../../schema/read-number.ts';
import { CATEGORIES } from '../../../../../schema/shop.ts';
import staff from '../../../shell/admin/staff.module.css';
import layout from '../../../ui/layout.module.css';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRulesForm } from '../../../ui/form/use-rules-form.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { useIsShown } from '../../../lib/hooks/use-is-shown.ts';
import { ADMIN_TOAST_MS } from '../../../lib/timing.ts';
import { useBackToList } from '../../../shell/admin/staff-paths.ts';
import { useKnownNamesQuery } from '../../../generated/admin-edit.ts';
import { LackingFields, showErrorOf } from './lacking-fields.tsx';
import { NameField } from './name-field.tsx';
import { picturesText } from './pictures/messages.ts';
import { PicturesGroup, placed } from './pictures/pictures-group.tsx';
import { useUploads } from './pictures/use-uploads.ts';
import {
  changedFields,
  EMPTY_DRAFT,
  productChecks,
  shownCategory,
  type ProductDraft,
  type ProductField,
} from './product-draft.ts';
import classes from '../admin.module.css';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { adminText as t } from '../messages.ts';

const TEXT_FIELDS = PRODUCT_FIELD_NAMES.filter((name) => ['line', 'text'].includes(PRODUCT_FIELDS[name].kind));
const NUMBER_FIELDS = PRODUCT_FIELD_NAMES.filter(isNumberField);
const LABELS = Object.fromEntries(PRODUCT_FIELD_NAMES.map((name) => [name, labelOf(name)]));

/** What came of saving, in the language of the page. */
export interface SaveResult {
  done: boolean;
  message: string;
}

/** Edits a product. After a save it navigates back to the list; after a failure it keeps the typed values. */
export function ProductForm(props: {
  before: ProductDraft;
  submitLabel: string;
  /** Where it leads from the catalogue, or a form that was opened by its address. Absent: back, or to the own area. */
  leadsTo?: string;
  /** Undefined: whoever was asked does not want to save. */
  save: (after: ProductDraft, changed: ProductField[]) => Promise<SaveResult | undefined>;
  /** `save` waits for an answer: nothing is on its way yet. */
  isAsking?: boolean;
}) {
  const userMessage = useUserMessage();
  const { before, submitLabel, leadsTo, save, isAsking = false } = props;
  const back = useBackToList();
  const shown = useIsShown();
  const form = useRulesForm<ProductDraft>({
    initialValues: before,
    checks: productChecks(before),
    labels: LABELS,
    async onSubmit(after) {
      const changed = changedFields(before, after);
      // Whoever saves means the pictures that are on their way, too.
      if (changed.length === 0 || uploads.isBusy) return;
      const result = await save(after, changed);
      if (!result) return;
      const { done, message } = result;
      showToast({ kind: done ? 'success' : 'error', message, duration: ADMIN_TOAST_MS });
      if (!done) return;
      allowLeaving();
      if (shown.current) await back(leadsTo);
    },
    onError: (error) => showToast({ kind: 'error', message: userMessage(error), duration: ADMIN_TOAST_MS }),
  });
  const changePictures = (change: (now: ProductDraft) => Partial<ProductDraft>) =>
    form.setValues((now) => ({ ...now, ...change({ ...form.values, ...now }) }));
  const uploads = useUploads((address, replaces) => changePictures((now) => placed(now, address, replaces)));
  const changed = changedFields(before, form.values);
  // Asked for once somebody writes a name. The form works without: the shop's own categories are known.
  const { data } = useKnownNamesQuery({ skip: !changed.some((name) => name === 'brand' || name === 'category') });
  const { brands = [], categories = CATEGORIES } = data?.catalogue ?? {};
  const known: Partial<Record<ProductField, readonly string[]>> = {
    brand: brands,
    category: categories.map(shownCategory),
  };
  const unsaved = changed.length > 0;
  const isUnchanged = before !== EMPTY_DRAFT && !unsaved && !uploads.isBusy && form.lacking.length === 0;
  const barId = useId();
  const priceOf = (name: 'discountPrice' | 'originalPrice') => Number(readNumber(form.values[name]));
  const off = percentOff(priceOf('discountPrice'), priceOf('originalPrice'));
  const { question, allowLeaving } = useUnsavedGuard(unsaved);
  const field = (name: ProductField) => ({ label: labelOf(name), required: true, ...form.field(name) });
  const textField = (name: ProductField) => {
    if (PRODUCT_FIELDS[name].kind === 'text') return <Textarea {...field(name)} rows={4} resize="vertical" />;
    const names = known[name];
    if (!names) return <TextField {...field(name)} />;
    const onTake = (taken: string) => form.setValues({ [name]: taken });
    return <NameField field={field(name)} value={form.values[name]} known={names} onTake={onTake} />;
  };

  return (
    <>
      <form
        onSubmit={form.onSubmit}
        onBlur={({ target }) => showErrorOf(target)}
        onFocus={({ target }) => showErrorOf(target)}
        noValidate
      >
        <SimpleGrid cols={{ base: 1, md: 2 }} my="sm">
          <Stack>
            <Paper component="fieldset" withBorder className={classes.group}>
              <legend>{t.whatItIs}</legend>
              <SimpleGrid cols={{ base: 1, sm: 2 }}>
                {TEXT_FIELDS.map((name) => (
                  <Box key={name} style={known[name] ? undefined : { gridColumn: '1 / -1' }}>
                    {textField(name)}
                  </Box>
                ))}
              </SimpleGrid>
            </Paper>
            <Paper component="fieldset" withBorder className={classes.group}>
              <legend>{t.priceAndStock}</legend>
              <SimpleGrid cols={{ base: 1, sm: 3 }}>
                {NUMBER_FIELDS.map((name) => (
                  <TextField key={name} {...field(name)} inputMode={isPriceField(name) ? 'decimal' : 'numeric'} />
                ))}
              </SimpleGrid>
              {off > 0 && off < 100 && <Text c="dimmed">{t.percentOff(off)}</Text>}
            </Paper>
          </Stack>
          <Paper component="fieldset" withBorder className={classes.group}>
            <legend>{t.pictures}</legend>
            <PicturesGroup
              values={form.values}
              onChange={changePictures}
              uploads={uploads}
              imageField={field('image')}
              imagesField={field('images')}
            />
          </Paper>
        </SimpleGrid>
        <div className={staff.sticky}>
          <div className={staff.bar}>
            <Text
              role="status"
              id={barId}
              flex="1 1 240px"
              // The bar of a phone is one row until something has changed.
              {...(isUnchanged && { className: layout.hiddenOnPhone })}
            >
              {uploads.isBusy ? (
                picturesText.onTheirWay
              ) : form.lacking.length > 0 ? (
                <LackingFields lacking={form.lacking} onLead={form.focus} />
              ) : (
                saveState(before, changed)
              )}
            </Text>
            <Button variant="default" onClick={() => void back()}>
              {t.cancel}
            </Button>
            <SubmitButton
              valid={form.valid && unsaved && !uploads.isBusy}
              busy={form.busy && !isAsking}
              describedBy={barId}
            >
              {submitLabel}
            </SubmitButton>
          </div>
        </div>
      </form>
      {question}
    </>
  );
}

/** Of a form that wants nothing. */
function saveState(before: ProductDraft, changed: ProductField[]): string {
  if (before === EMPTY_DRAFT) return t.nothingMissing;
  return changed.length > 0 ? t.notSaved(changed.map(labelOf).join(', ')) : t.noChanges;
}
