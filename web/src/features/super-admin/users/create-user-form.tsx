import { Button, Group, NativeSelect, SimpleGrid, Stack } from '@mantine/core';
import { RULES } from '../../../../../schema/rules.ts';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { PasswordField, TextField } from '../../../ui/form/text-field.tsx';
import { useRulesForm } from '../../../ui/form/use-rules-form.ts';
import { useCreateUserMutation } from '../../../generated/super-admin-users.ts';
import { Problem, useProblem } from '../confirm-dialog.tsx';
import { showOutcome } from '../outcome.ts';
import { requireRole, ROLE_OPTIONS } from './user-changes.ts';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { superAdminText as t } from '../messages.ts';

/** Creates an account with a role. It uses the rules of the sign-up form. */
export function CreateUserForm({ onClose }: { onClose: () => void }) {
  const userMessage = useUserMessage();
  const [create] = useCreateUserMutation();
  const { problem, setProblem, shown } = useProblem();
  const { field, onSubmit, valid, busy } = useRulesForm({
    initialValues: { firstName: '', lastName: '', email: '', mobile: '', password: '', role: 'USER' },
    checks: {
      firstName: RULES.firstName,
      lastName: RULES.lastName,
      email: RULES.email,
      mobile: RULES.mobile,
      password: RULES.password,
    },
    onError: (error) => setProblem(userMessage(error)),
    onSubmit: async ({ firstName, lastName, email, role, ...rest }) => {
      setProblem(null);
      const input = {
        ...rest,
        name: `${firstName.trim()} ${lastName.trim()}`.trim(),
        email: email.trim(),
        role: requireRole(role),
      };
      const { code, message = '' } = (await create({ variables: { input } })).data?.createUser ?? {};
      if (code !== 'CREATED') return setProblem(message);
      if (shown.current) onClose();
      showOutcome({ code, message }, 'CREATED');
    },
  });

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField data-autofocus label={t.fields.firstName} autoComplete="off" {...field('firstName')} />
          <TextField label={t.fields.lastName} autoComplete="off" required={false} {...field('lastName')} />
        </SimpleGrid>
        <TextField label={t.fields.email} type="email" autoComplete="off" {...field('email')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField label={t.fields.mobile} type="tel" inputMode="numeric" autoComplete="off" {...field('mobile')} />
          <NativeSelect required label={t.fields.role} data={ROLE_OPTIONS} {...field('role')} />
        </SimpleGrid>
        <PasswordField label={t.fields.password} autoComplete="new-password" {...field('password')} />
        <Problem message={problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton valid={valid} busy={busy}>
            {t.createUser}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}
