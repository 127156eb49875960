import { Box, Group, SimpleGrid, Text, VisuallyHidden, type PasswordInputProps } from '@mantine/core';
import IconMet from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconOpen from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import { useId, useState } from 'react';
import { MIN_PASSWORD, PASSWORD_NEEDS } from '../../../../schema/rules.ts';
import { useText } from '../../lib/language/language.tsx';
import { PasswordField } from '../../ui/form/text-field.tsx';
import { authText } from './messages.ts';

const NEEDS = Object.entries(PASSWORD_NEEDS) as [keyof typeof PASSWORD_NEEDS, (typed: string) => boolean][];

/**
 * A password that is chosen now. Once somebody is there, a list says what it needs, ticked while they type. It stays open: what
 * stands below it would move away from the pointer.
 */
export function NewPasswordField({ typed, ...field }: PasswordInputProps & { typed: string }) {
  const t = useText(authText);
  const heading = useId();
  const [isOpen, open] = useState(false);
  const met = NEEDS.filter(([, holds]) => holds(typed)).length;
  return (
    <div onFocus={() => open(true)}>
      <PasswordField {...field} autoComplete="new-password" />
      <Box hidden={!isOpen} mt={10} fz="sm">
        <Text id={heading} c="dimmed" inherit>
          {t.passwordNeeds}
        </Text>
        <SimpleGrid component="ul" aria-labelledby={heading} minColWidth="min(100%, 190px)" verticalSpacing={4} mt={6}>
          {NEEDS.map(([need, holds]) => {
            const done = holds(typed);
            const Icon = done ? IconMet : IconOpen;
            return (
              <Group key={need} component="li" gap="xs" wrap="nowrap" c={done ? undefined : 'dimmed'}>
                <Icon size={18} color={done ? 'var(--brand)' : 'currentcolor'} aria-hidden />
                <span>
                  {need === 'length' ? t.passwordLength(MIN_PASSWORD) : t.passwordNeed[need]}
                  <VisuallyHidden>{done ? t.needMet : t.needOpen}</VisuallyHidden>
                </span>
              </Group>
            );
          })}
        </SimpleGrid>
        {/* Heard only when the count changes. */}
        <VisuallyHidden role="status">{typed !== '' && t.needsMet(met, NEEDS.length)}</VisuallyHidden>
      </Box>
    </div>
  );
}
