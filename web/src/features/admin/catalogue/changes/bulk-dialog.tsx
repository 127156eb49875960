import { Alert, Button, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { IN_PLACE_FIELDS, labelOf } from '../../../../../../schema/product-fields.ts';
import type { StaffRowFragment } from '../../../../generated/shared-catalogue.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { useReadRows, type Catalogue } from '../../../../shared/catalogue/use-catalogue.ts';
import { Dialog, DialogFooter } from '../../../../ui/dialog/dialog.tsx';
import { uiText } from '../../../../ui/messages.ts';
import { LoadError } from '../../../../ui/views/load-error.tsx';
import { NameOffers, useMeant } from '../../edit/name-field.tsx';
import { shownCategory, storedCategory } from '../../edit/product-draft.ts';
import { adminText } from '../../messages.ts';
import { ChangesRun, useProductRun } from './changes-run.tsx';
import { changesText as t } from './messages.ts';
import { HOWS, isEdited, isWholeRupees, NAME_FIELDS, planOf, type BulkEdit, type How, type NameField } from './plan.ts';

/** Changes a field of all chosen products, as they are now. Every change is shown before any is made. */
export function BulkDialog(props: {
  ids: readonly string[];
  names: Names | undefined;
  onChanged: () => unknown;
  onClose: () => void;
}) {
  const { ids, names, onChanged, onClose } = props;
  const ui = useText(uiText);
  const [field, setField] = useState<BulkEdit['field']>('discountPrice');
  const [how, setHow] = useState<How>('set');
  const [amount, setAmount] = useState('');
  const [name, setName] = useState('');
  const { run, start } = useProductRun(onChanged);
  const readRows = useReadRows();
  const [rows, setRows] = useState<readonly StaffRowFragment[]>();
  const [error, setError] = useState<unknown>();
  const edit: BulkEdit = isEdited(field)
    ? { field, how, amount }
    : { field, name: field === 'category' ? storedCategory(name.trim()) : name };
  const plan = planOf(rows ?? [], edit);
  const isTyped = ('name' in edit ? name : amount) !== '';

  // The chosen rows may have been changed since, and amounts are added to what there is now.
  const read = () => readRows(ids).then((found) => setRows([...found.values()]), setError);
  const readFirst = useEffectEvent(read);
  useEffect(() => void readFirst(), []);

  return (
    <Dialog
      opened
      size={860}
      heading={t.bulk(ids.length)}
      onClose={() => {
        if (!run?.isRunning) onClose();
      }}
    >
      {!run && (
        <form onSubmit={(event) => event.preventDefault()}>
          <SimpleGrid cols={{ base: 1, sm: 'name' in edit ? 2 : 3 }} mb="sm">
            <NativeSelect
              label={t.field}
              value={field}
              data={[...IN_PLACE_FIELDS, ...NAME_FIELDS].map((value) => ({ value, label: labelOf(value) }))}
              onChange={({ currentTarget }) => {
                setField(currentTarget.value as BulkEdit['field']);
                setName('');
              }}
            />
            {'name' in edit ? (
              <NameInput field={edit.field} name={name} names={names} onType={setName} />
            ) : (
              <>
                <NativeSelect
                  label={t.how}
                  value={how}
                  data={HOWS.map((value) => ({ value, label: t.hows[value] }))}
                  onChange={({ currentTarget }) => setHow(currentTarget.value as How)}
                />
                <TextInput
                  label={t.amount}
                  inputMode="decimal"
                  autoComplete="off"
                  value={amount}
                  onChange={({ currentTarget }) => setAmount(currentTarget.value)}
                />
              </>
            )}
          </SimpleGrid>
          {isTyped && typeof plan === 'string' && <Alert color="danger">{ui.problem(plan)}</Alert>}
          {rows && typeof plan !== 'string' && plan.length < rows.length && (
            <Text c="dimmed">{t.unchanged(rows.length - plan.length)}</Text>
          )}
          {'how' in edit && isWholeRupees(edit) && <Text c="dimmed">{t.wholeRupees}</Text>}
        </form>
      )}
      {error !== undefined && (
        <LoadError
          error={error}
          onRetry={() => {
            setError(undefined);
            return read();
          }}
        />
      )}
      {run || (rows && typeof plan !== 'string') ? (
        <ChangesRun planned={typeof plan === 'string' ? [] : plan} run={run} start={start} onEnd={onClose} />
      ) : (
        error === undefined && (
          <NotYet
            action={t.make(ids.length)}
            reason={!rows ? t.reading : 'name' in edit ? t.typeName : t.typeAmount}
            onCancel={onClose}
          />
        )
      )}
    </Dialog>
  );
}

/** The names that the catalogue has. */
type Names = Pick<Catalogue, 'brands' | 'categories'>;

/** A name of the catalogue, or a new one; one that is almost known is asked about, as in the form of a product. */
function NameInput(props: {
  field: NameField;
  name: string;
  names: Names | undefined;
  onType: (name: string) => void;
}) {
  const { field, name, names, onType } = props;
  const known = field === 'category' ? (names?.categories ?? []).map(shownCategory) : [...(names?.brands ?? [])];
  const { input, offers } = useMeant(name, known, onType);
  return (
    <div>
      <TextInput
        {...input}
        label={t.newName}
        autoComplete="off"
        value={name}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <NameOffers {...offers} />
    </div>
  );
}

/** The action, before it can be done, and why it cannot. */
function NotYet({ action, reason, onCancel }: { action: string; reason: string; onCancel: () => void }) {
  const reasonId = useId();
  return (
    <Stack gap="sm">
      <Text id={reasonId} c="dimmed">
        {reason}
      </Text>
      <DialogFooter>
        <Button variant="default" onClick={onCancel}>
          {adminText.cancel}
        </Button>
        <Button disabled aria-describedby={reasonId}>
          {action}
        </Button>
      </DialogFooter>
    </Stack>
  );
}
