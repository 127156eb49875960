import { useForm } from '@mantine/form';
import { useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import { fieldErrors } from '../../apollo/error-codes.ts';

/** What a form's fields hold, as typed. */
type Texts = Record<string, string>;

/** What is wrong with each field, as a sentence; null or absent: nothing. */
export type Checks<Values extends Texts> = {
  [Field in keyof Values]?: (value: string, values: Values) => string | null;
};

/**
 * A form that says what is wrong while it is filled in, and is sent once however often it is submitted. Submitted with a
 * wrong field, it shows all that is wrong and puts the focus on the first. What was typed survives every failure.
 */
export function useRulesForm<Values extends Texts>(options: {
  initialValues: Values;
  checks: Checks<Values>;
  /** Sends it. What it throws goes to `onError`, after a refused field was marked. */
  onSubmit: (values: Values) => Promise<void>;
  onError: (error: unknown) => void;
  /** Told of every keystroke, to keep what was typed. */
  onChange?: (values: Values) => void;
}) {
  const { initialValues, checks, onSubmit, onError, onChange } = options;
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const form = useForm<Values>({
    initialValues,
    validate: checks as never,
    validateInputOnChange: true,
    onValuesChange: onChange,
  });

  const focus = (field: string | undefined) => {
    if (field) form.getInputNode(field as never)?.focus();
  };
  const send = async (values: Values) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
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
    reset: form.reset,
    /** True while the answer is awaited. */
    busy,
    /** True when nothing is wrong: until then the button is disabled (specification, section 4). */
    valid: form.isValid(),
    /** What a Mantine input needs to be one of the form's fields. */
    field: (name: keyof Values & string) => ({
      name,
      ...form.getInputProps(name as never),
      onBlur: ({ relatedTarget }: FocusEvent) => {
        // Not on the way to a link or a button: the sentence would push it away from under the pointer.
        if (!relatedTarget || relatedTarget.matches('input, select, textarea')) form.validateField(name as never);
      },
    }),
    onSubmit: (event: SubmitEvent<HTMLFormElement>) =>
      form.onSubmit(
        (values) => void send(values),
        (errors) => focus(Object.keys(initialValues).find((field) => errors[field] != null)),
      )(event),
  };
}
