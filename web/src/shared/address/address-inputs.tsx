import { SimpleGrid } from '@mantine/core';
import { useText } from '../../lib/language/language.tsx';
import '../../theme/mantine-late.css';
import { TextField } from '../../ui/form/text-field.tsx';
import type { useRulesForm } from '../../ui/form/use-rules-form.ts';
import type { AddressFields } from './address-checks.ts';
import { orderText } from '../order/messages.ts';

/** Fields in one row stay level. */
const HINT_LAST: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];

/** The fields of an address. */
export function AddressInputs({ form }: { form: ReturnType<typeof useRulesForm<AddressFields>> }) {
  const t = useText(orderText);
  // Read-only while saving, so that the form and the saved address stay equal.
  const field = (name: keyof AddressFields) => ({ ...form.field(name), readOnly: form.busy });
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'start' }}>
      <TextField label={t.fields.postalCode} autoComplete="postal-code" inputMode="numeric" {...field('postalCode')} />
      <TextField label={t.fields.state} autoComplete="address-level1" {...field('state')} />
      <TextField label={t.fields.city} autoComplete="address-level2" {...field('city')} />
      <TextField
        label={t.fields.block}
        description={t.hints.block}
        inputWrapperOrder={HINT_LAST}
        autoComplete="address-line2"
        {...field('block')}
      />
      <TextField
        label={t.fields.address}
        description={t.hints.address}
        inputWrapperOrder={HINT_LAST}
        autoComplete="address-line1"
        style={{ gridColumn: '1 / -1' }}
        {...field('address')}
      />
    </SimpleGrid>
  );
}
