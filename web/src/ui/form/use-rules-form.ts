import { useForm } from '@mantine/form';
import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { fieldErrors } from '../../apollo/error-codes.ts';
import { useText } from '../../lib/language/language.tsx';
import { uiText } from '../messages.ts';
import { hideErrors } from '../toast/toast.ts';

type Texts = Record<string, string>;

/** An error message for each field; null: valid. */
export type Checks<Values extends Texts> = {
  [Field in keyof Values]?: (value: string, values: Values) => string | null;
};

/** A field with a problem, by the name that it has in the form. */
export interface Lacking<Name extends string> {
  name: Name;
  label: string;
  isEmpty: boolean;
}

/** Validates while typing, and sends only once at a time. An invalid submit shows all errors and focuses the first. */
export function useRulesForm<Values extends Texts>(options: {
  initialValues: Values;
  checks: Checks<Values>;
  /** The names of the fields, in the form's order, for `wanting`. */
  labels?: Partial<Record<keyof Values & string, string>>;
  /** `onError` gets what it throws, after refused fields are marked. */
  onSubmit: (values: Values) => Promise<void>;
  onError: (error: unknown) => void;
  onChange?: (values: Values) => void;
}) {
  const t = useText(uiText);
  const { initialValues, checks, labels = {}, onSubmit, onError, onChange } = options;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  /** Somebody left a field or pressed the button. */
  const [met, setMet] = useState(false);
  const form = useForm<Values>({
    initialValues,
    validate: checks as never,
    validateInputOnChange: true,
    onValuesChange: onChange,
  });

  const inputProps = (name: string) => {
    const { error, ...rest } = form.getInputProps(name as never) as { error?: string };
    // The form keeps the English sentence, so that a change of the language changes what is shown.
    return { ...rest, error: error && t.problem(error) };
  };
  const lacking: Lacking<keyof Values & string>[] = Object.entries<string | undefined>(labels).flatMap(
    ([name, label]) =>
      label !== undefined && checks[name as keyof Values]?.(form.values[name] ?? '', form.values) != null
        ? { name, label, isEmpty: form.values[name]?.trim() === '' }
        : [],
  );
  /** Says which fields are empty, then which are not right. Empty: the form is ready. */
  const wanting = (): string => {
    const named = (empty: boolean, say: (fields: string) => string): string => {
      const fields = lacking.filter(({ isEmpty }) => isEmpty === empty);
      return fields.length > 0 ? say(fields.map(({ label }) => label).join(', ')) : '';
    };
    return [named(true, t.missing), named(false, t.wrong)].filter(Boolean).join(' ');
  };
  const focus = (field: (keyof Values & string) | undefined, selects = false) => {
    const input = field && form.getInputNode(field as never);
    input?.focus();
    if (selects && input instanceof HTMLInputElement) input.select();
  };
  const send = async (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    // What an earlier try came to would stand above what comes of this one.
    hideErrors();
    try {
      await onSubmit(values);
    } catch (error) {
      const refused = Object.entries(fieldErrors(error)).filter(([field]) => field in initialValues);
      form.setErrors(Object.fromEntries(refused));
      focus(refused[0]?.[0]);
      onError(error);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    values: form.values,
    setValues: form.setValues,
    focus,
    busy,
    /** While false, the submit button is disabled (specification, section 4). */
    valid: form.isValid(),
    /** The fields that are empty or not right. */
    lacking,
    /** The same as a sentence, once somebody has begun: nobody is behind with a form that they only see. */
    wanting: met || form.isDirty() ? wanting() : '',
    field: (name: keyof Values & string) => ({
      name,
      ...inputProps(name),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Not if a link or button gets the focus: the error message would move it away from the pointer.
        // Nor if the window loses it, or somebody presses beside the field, before anything is typed: the form may have focused it.
        if (relatedTarget ? !relatedTarget.matches('input, select, textarea') : !form.isDirty()) return;
        setMet(true);
        form.validateField(name as never);
        // Of two prices, the one that was right before.
        for (const { name: other, isEmpty } of lacking) if (!isEmpty) form.validateField(other as never);
      },
    }),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
      form.onSubmit(
        (values) => void send(values),
        (errors) => {
          setMet(true);
          focus(Object.keys(initialValues).find((field) => errors[field] != null));
        },
      )(event),
  };
}
