import { Anchor } from '@mantine/core';
import { Fragment } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { uiText } from '../../../ui/messages.ts';
import type { Lacking } from '../../../ui/form/use-rules-form.ts';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import type { ProductField } from './product-draft.ts';

const HERE = '|';

/** More names than these do not fit into a phone's line. */
const MOST_NAMES = 2;

/** Says which fields are empty, then which are not right. Each name leads to its field. Many on a phone are counted: a press marks each. */
export function LackingFields(props: {
  lacking: readonly Lacking<ProductField>[];
  onLead: (field: ProductField) => void;
}) {
  const { lacking, onLead } = props;
  const t = useText(uiText);
  const sentence = (say: (fields: string) => string, fields: readonly Lacking<ProductField>[]) => {
    if (fields.length === 0) return null;
    const [before, after] = say(HERE).split(HERE);
    return (
      <>
        {before}
        {fields.map(({ name, label }, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            <Anchor component="button" type="button" onClick={() => onLead(name)}>
              {label}
            </Anchor>
          </Fragment>
        ))}
        {after}{' '}
      </>
    );
  };
  const missing = lacking.filter(({ isEmpty }) => isEmpty);
  const isPhone = useLayout() === 'phone';
  return (
    <>
      {isPhone && missing.length > MOST_NAMES ? (
        // The form's own answer to an early press: each field says what it lacks, and the first is gone to.
        <Anchor component="button" type="submit">
          {t.missingCount(missing.length)}
        </Anchor>
      ) : (
        sentence(t.missing, missing)
      )}{' '}
      {sentence(
        t.wrong,
        lacking.filter(({ isEmpty }) => !isEmpty),
      )}
    </>
  );
}

/** The bar at the bottom may cover what a field says of its value. */
export function showErrorOf(field: HTMLElement): void {
  requestAnimationFrame(() => {
    if (field.getAttribute('aria-invalid') !== 'true') return;
    for (const id of (field.getAttribute('aria-describedby') ?? '').split(' '))
      document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  });
}
