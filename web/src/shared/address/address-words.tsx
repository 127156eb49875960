import { Badge, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../lib/language/language.tsx';
import type { AddressFields } from './address-checks.ts';
import { orderText } from '../order/messages.ts';

/** Two lines of a choice, the first one strong. `above`: stands on top of them. */
export function TwoLines({ first, second, above }: { first: string; second: string; above?: ReactNode }) {
  return (
    <Stack component="span" gap={4} miw={0} align="flex-start" style={{ overflowWrap: 'anywhere' }}>
      {above}
      <Text component="strong" fw={650}>
        {first}
      </Text>
      <Text span size="sm" c="dimmed">
        {second}
      </Text>
    </Stack>
  );
}

/** An address that is known, on two lines. */
export function AddressWords({ fields, isDefault = false }: { fields: AddressFields; isDefault?: boolean }) {
  const t = useText(orderText);
  const { address, block, city, state, postalCode } = fields;
  return (
    <TwoLines
      first={`${address}, ${block}`}
      second={`${city}, ${state} ${postalCode}`}
      above={
        isDefault && (
          <Badge component="span" variant="filled">
            {t.isDefault}
          </Badge>
        )
      }
    />
  );
}
