import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { RULES, type Rule } from '../../../../../schema/rules.ts';
import buttons from '../../../ui/buttons.module.css';
import dialogs from '../../../ui/dialog/dialog.module.css';
import { SubmitButton } from '../../../ui/form/submit-button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useRulesForm } from '../../../ui/form/use-rules-form.ts';
import { useUpdateUserMutation, type AccountFragment } from '../../../generated/super-admin-users.ts';
import { Problem } from '../dialogs/confirm-dialog.tsx';
import { showOutcome } from '../outcome.ts';
import { RoleQuestion } from './role-question.tsx';
import { changeTexts, requireRole, roleOptions, textsOf, userChanges, type AccountTexts } from './user-changes.ts';
import classes from './users.module.css';
import { useText } from '../../../lib/language/language.tsx';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { superAdminText } from '../messages.ts';

/** Edits an account. Unchanged fields are not checked, since old records may break the rules. */
export function EditUserForm({ user, onClose }: { user: AccountFragment; onClose: () => void }) {
  const userMessage = useUserMessage();
  const t = useText(superAdminText);
  const [before] = useState(() => textsOf(user));
  const [update, { loading: updating }] = useUpdateUserMutation();
  /** What is saved once the change of the role is confirmed. */
  const [asked, setAsked] = useState<AccountTexts | null>(null);
  const [wasAsked, setWasAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
  const changes = changeTexts(before, values, t);

  async function save(after: AccountTexts): Promise<void> {
    setProblem(null);
    const { data } = await update({ variables: { id: user.id, changes: userChanges(before, after) } });
    const { code = 'FAILED', message = '' } = data?.updateUser ?? {};
    if (code === 'FAILED') return setProblem(message);
    onClose();
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
    <form className={classes.form} noValidate onSubmit={onSubmit}>
      <TextField label={t.fields.name} autoComplete="off" {...field('name')} />
      <TextField label={t.fields.email} type="email" autoComplete="off" {...field('email')} />
      <div className={classes.pair}>
        <TextField label={t.fields.mobile} type="tel" inputMode="numeric" autoComplete="off" {...field('mobile')} />
        <NativeSelect
          required
          label={t.fields.role}
          data={before.role ? roleOptions(t) : [{ value: '', label: t.unknown, disabled: true }, ...roleOptions(t)]}
          {...field('role')}
          autoFocus={wasAsked}
        />
      </div>
      <section className={classes.changes} aria-labelledby="what-changes">
        <h3 id="what-changes">{t.whatChanges}</h3>
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
      </section>
      <Problem message={problem} />
      <div className={dialogs.buttons}>
        <button type="button" className={buttons.secondary} onClick={onClose}>
          {t.cancel}
        </button>
        <SubmitButton valid={valid && changes.length > 0} busy={busy}>
          {t.saveChanges}
        </SubmitButton>
      </div>
    </form>
  );
}
