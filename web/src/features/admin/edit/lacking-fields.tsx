import { Fragment } from 'react';
import { useText } from '../../../lib/language/language.tsx';
import { formText } from '../../../ui/form/messages.ts';
import inline from '../../../ui/inline-button.module.css';
import type { Lacking } from '../../../ui/form/use-rules-form.ts';
import type { ProductField } from './product-draft.ts';

const HERE = '|';

/** Says which fields are empty, then which are not right. Each name leads to its field. */
export function LackingFields(props: {
  lacking: readonly Lacking<ProductField>[];
  onLead: (field: ProductField) => void;
}) {
  const { lacking, onLead } = props;
  const t = useText(formText);
  const sentence = (say: (fields: string) => string, fields: readonly Lacking<ProductField>[]) => {
    if (fields.length === 0) return null;
    const [before, after] = say(HERE).split(HERE);
    return (
      <>
        {before}
        {fields.map(({ name, label }, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            <button type="button" className={inline.button} onClick={() => onLead(name)}>
              {label}
            </button>
          </Fragment>
        ))}
        {after}{' '}
      </>
    );
  };
  return (
    <>
      {sentence(
        t.missing,
        lacking.filter(({ isEmpty }) => isEmpty),
      )}
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
