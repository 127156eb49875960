import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import { useState } from 'react';
import { RULES, type Rule } from '../../../../../schema/rules.ts';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRulesForm } from '../../../ui/form/use-rules-form.ts';
import type { Role } from '../../../generated/schema.ts';
import { useUpdateUserMutation, type AccountFragment } from '../../../generated/super-admin-users.ts';
import { Problem, useProblem } from '../confirm-dialog.tsx';
import { showOutcome } from '../outcome.ts';
import {
  changeTexts,
  requireRole,
  rightsChanged,
  ROLE_OPTIONS,
  textsOf,
  userChanges,
  type AccountTexts,
} from './user-changes.ts';
import { useUserMessage } from '../../../apollo/user-message.ts';
import { superAdminText as t } from '../messages.ts';

/** Edits an account. Unchanged fields are not checked, since old records may break the rules. */
export function EditUserForm({ user, onClose }: { user: AccountFragment; onClose: () => void }) {
  const userMessage = useUserMessage();
  const [before] = useState(() => textsOf(user));
  const [update, { loading: updating }] = useUpdateUserMutation();
  /** What is saved once the change of the role is confirmed. */
  const [asked, setAsked] = useState<AccountTexts | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const { problem, setProblem, shown } = useProblem();
  const ifChanged = (name: keyof AccountTexts, rule: Rule) => (text: string) =>
    text.trim() === before[name] ? null : rule(text);
  const { values, field, onSubmit, valid, busy } = useRulesForm({
    initialValues: before,
    checks: {
      name: ifChanged('name', RULES.firstName),
      email: ifChanged('email', RULES.email),
      mobile: ifChanged('mobile', RULES.mobile),
    },
    onError: (error) => setProblem(userMessage(error)),
    onSubmit: async (after) => {
      if (changes.length === 0) return;
      if (after.role === before.role) return save(after);
      setAsked(after);
      setWasAsked(true);
    },
  });
  const changes = changeTexts(before, values);

  async function save(after: AccountTexts): Promise<void> {
    setProblem(null);
    const { data } = await update({ variables: { id: user.id, changes: userChanges(before, after) } });
    const { code = 'FAILED', message = '' } = data?.updateUser ?? {};
    if (code === 'FAILED') return setProblem(message);
    if (shown.current) onClose();
    showOutcome({ code, message }, 'UPDATED');
  }

  /** A problem is said in the form, which comes back with what was typed. */
  const saveRole = (after: AccountTexts) =>
    save(after)
      .catch((error: unknown) => setProblem(userMessage(error)))
      .finally(() => setAsked(null));

  if (asked) {
    return (
      <RoleQuestion
        name={user.name}
        before={user.role}
        after={requireRole(asked.role)}
        busy={updating}
        onKeep={() => setAsked(null)}
        onChange={() => void saveRole(asked)}
      />
    );
  }

  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <TextField label={t.fields.name} autoComplete="off" {...field('name')} />
        <TextField label={t.fields.email} type="email" autoComplete="off" {...field('email')} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextField label={t.fields.mobile} type="tel" inputMode="numeric" autoComplete="off" {...field('mobile')} />
          <NativeSelect
            required
            label={t.fields.role}
            data={before.role ? ROLE_OPTIONS : [{ value: '', label: t.unknown, disabled: true }, ...ROLE_OPTIONS]}
            {...field('role')}
            autoFocus={wasAsked}
          />
        </SimpleGrid>
        <Paper component="section" p="md" bg="var(--sunk)" aria-labelledby="what-changes">
          <Title order={3} size="h4" id="what-changes">
            {t.whatChanges}
          </Title>
          {changes.length === 0 ? (
            <p>{t.nothingYet}</p>
          ) : (
            <ul>
              {changes.map(({ label, before: was, after }) => (
                <li key={label}>
                  {label}: <del>{was}</del> → <ins>{after}</ins>
                </li>
              ))}
            </ul>
          )}
        </Paper>
        <Problem message={problem} />
        <Group justify="end">
          <Button variant="default" onClick={onClose}>
            {t.cancel}
          </Button>
          <SubmitButton valid={valid && changes.length > 0} busy={busy}>
            {t.saveChanges}
          </SubmitButton>
        </Group>
      </Stack>
    </form>
  );
}

/** Asks before a role changes, with what the person may do then. */
function RoleQuestion(props: {
  name: string;
  before: Role | null;
  after: Role;
  busy: boolean;
  onKeep: () => void;
  onChange: () => void;
}) {
  const { name, before, after, busy, onKeep, onChange } = props;
  const { gained, lost } = rightsChanged(before, after);
  return (
    <ConfirmForm keep={t.keep} onKeep={onKeep} action={t.makeRole(t.roles[after])} onAction={onChange} busy={busy}>
      <Title order={3}>{t.becomes(name, t.roles[after])}</Title>
      {[[t.gains, gained] as const, [t.loses, lost] as const].map(
        ([heading, rights]) =>
          rights.length > 0 && (
            <Paper key={heading} component="section" p="md" bg="var(--sunk)" aria-label={heading}>
              <Title order={4}>{heading}</Title>
              <ul>
                {rights.map((right) => (
                  <li key={right}>{t.rights[right]}</li>
                ))}
              </ul>
            </Paper>
          ),
      )}
      <p>{t.roleTakesEffect}</p>
    </ConfirmForm>
  );
}
