import type { Role } from '../../../generated/schema.ts';
import { useText } from '../../../lib/language/language.tsx';
import { ConfirmForm } from '../../../ui/dialog/confirm-form.tsx';
import { superAdminText } from '../messages.ts';
import { rightsChanged } from './role-rights.ts';
import classes from './users.module.css';

/** Asks before a role changes, with what the person may do then. */
export function RoleQuestion(props: {
  name: string;
  before: Role | null;
  after: Role;
  busy: boolean;
  onKeep: () => void;
  onChange: () => void;
}) {
  const t = useText(superAdminText);
  const { name, before, after, busy, onKeep, onChange } = props;
  const { gained, lost } = rightsChanged(before, after);
  return (
    <ConfirmForm keep={t.keep} onKeep={onKeep} action={t.makeRole(t.roles[after])} onAction={onChange} busy={busy}>
      <h3 className={classes.question}>{t.becomes(name, t.roles[after])}</h3>
      {[[t.gains, gained] as const, [t.loses, lost] as const].map(
        ([heading, rights]) =>
          rights.length > 0 && (
            <section key={heading} className={classes.changes} aria-label={heading}>
              <h4>{heading}</h4>
              <ul>
                {rights.map((right) => (
                  <li key={right}>{t.rights[right]}</li>
                ))}
              </ul>
            </section>
          ),
      )}
      <p>{t.roleTakesEffect}</p>
    </ConfirmForm>
  );
}
