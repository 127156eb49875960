import { useText } from '../../../../lib/language/language.tsx';
import { inOrder } from '../../../../lib/read-address.ts';
import buttons from '../../../../ui/buttons.module.css';
import { MOST_PAID, type ListParams } from '../list-params.ts';
import { listText } from '../messages.ts';
import classes from './paid-range.module.css';

/** A range of one's own for the price that is paid, within the filter's form. It applies with the button, which is the form's first, so that Enter presses it. */
export function PaidRange(props: {
  params: ListParams;
  change: (changed: Partial<ListParams>) => void;
  /** Nobody knows whom it would leave. */
  disabled: boolean;
}) {
  const t = useText(listText);
  const {
    params: { minPaid, maxPaid },
    change,
    disabled,
  } = props;
  const apply = (form: HTMLFormElement | null) => {
    if (!form?.reportValidity()) return;
    const typed = new FormData(form);
    const priceOf = (name: 'min' | 'max') => (typed.get(name) ? Number(typed.get(name)) : null);
    const [least, most] = inOrder(priceOf('min'), priceOf('max'));
    change({ minPaid: least, maxPaid: most });
  };
  const used = globalThis.document?.activeElement?.getAttribute('name');
  const bound = (name: 'min' | 'max', label: string, value: number | null) => (
    <input
      // What was typed gives way to a range that comes from elsewhere: a link, 'back', 'Clear all'. A new field takes the focus over.
      key={`${name}${value}`}
      autoFocus={used === name}
      type="number"
      inputMode="numeric"
      name={name}
      min={0}
      max={MOST_PAID}
      placeholder={t[name]}
      aria-label={label}
      defaultValue={value ?? ''}
    />
  );
  return (
    <fieldset className={classes.range} aria-label={t.paidRange} disabled={disabled}>
      <p>{t.paidRange}</p>
      <div className={classes.bounds}>
        {bound('min', t.lowest, minPaid)}
        <span aria-hidden="true">–</span>
        {bound('max', t.highest, maxPaid)}
        <button type="submit" className={buttons.secondary} onClick={(event) => apply(event.currentTarget.form)}>
          {t.apply}
        </button>
      </div>
    </fieldset>
  );
}
