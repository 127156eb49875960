import { Button, Stack, Text } from '@mantine/core';
import { labelOf } from '../../../../../schema/product-fields.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { adminText as t } from '../messages.ts';
import { shownText, type ProductDraft, type ProductField } from './product-draft.ts';

export interface PendingSave {
  before: ProductDraft;
  after: ProductDraft;
  fields: ProductField[];
  /** Somebody else has changed the product: `before` is what it is by now. */
  isConflict: boolean;
  answer: (save: boolean) => void;
}

const VALUE = {
  mah: '9em',
  px: 'sm',
  py: 'xs',
  bdrs: 'sm',
  style: { overflowY: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
} as const;

/** Lists what fields are and what they become, and asks whether to save. */
export function ChangesDialog({ pending }: { pending: PendingSave | undefined }) {
  if (!pending) return null;
  const { before, after, fields, isConflict, answer } = pending;
  // Enter saves where the form was sent by it, but not what somebody else has changed.
  return (
    <Dialog
      opened
      onClose={() => answer(false)}
      heading={isConflict ? t.changedMeanwhile : t.saveQuestion}
      footer={
        <>
          <Button variant="default" data-autofocus={isConflict || undefined} onClick={() => answer(false)}>
            {t.keepEditing}
          </Button>
          {/* An Enter key that is still held from the form does not save. */}
          <Button
            data-autofocus={!isConflict || undefined}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={() => answer(true)}
          >
            {isConflict ? t.saveMine : t.save}
          </Button>
        </>
      }
    >
      {isConflict && <Text mb="sm">{t.changedText}</Text>}
      <Stack component="dl" m={0}>
        {fields.map((field) => (
          <div key={field}>
            <Text component="dt" fw={650}>
              {labelOf(field)}
            </Text>
            <Stack component="dd" gap={4} m={0}>
              {isConflict && <small>{t.theirs}</small>}
              <Text {...VALUE} component="del" bg="var(--danger-soft)">
                {shownText(before, field) || t.nothing}
              </Text>
              {isConflict ? (
                <small>{t.mine}</small>
              ) : (
                <small role="img" aria-label={t.becomes}>
                  ↓
                </small>
              )}
              <Text {...VALUE} component="ins" td="none" bg="var(--brand-soft)">
                {shownText(after, field) || t.nothing}
              </Text>
            </Stack>
          </div>
        ))}
      </Stack>
    </Dialog>
  );
}
