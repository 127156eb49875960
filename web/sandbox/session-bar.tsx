import { useState } from 'react';
import { useSessionUser } from '../src/session/session-user.ts';
import { roleName, roleOf } from './roles.ts';
import { ask } from './send.ts';
import classes from './session-bar.module.css';
import { settings, type Account } from './settings.ts';
import { useSimulated } from './simulation.ts';

const LOG_IN = 'mutation ($input: LoginInput!) { login(input: $input) { code message user { token } } }';
const LOG_OUT = 'mutation { logout { code } }';

/** Logs in with an account; null logs out. Rejects with the shop's message if the log-in is refused. */
export async function switchTo(account: Account | null): Promise<void> {
  if (!account) return void (await ask(LOG_OUT));
  const { email, password } = account;
  const { login } = await ask<{ login: { message: string; user: object | null } }>(LOG_IN, {
    input: { email, password },
  });
  if (!login.user) throw new Error(`${email} could not log in: ${login.message}`);
}

export function SessionBar() {
  const user = useSessionUser();
  const simulated = useSimulated().entries.length;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const switchAccount = async (account: Account | null): Promise<void> => {
    setBusy(true);
    setProblem('');
    try {
      await switchTo(account);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  // Without accounts, a logged-in user can only become a guest.
  const choices = settings.accounts.length > 0 || user ? [null, ...settings.accounts] : [];

  return (
    <section className={classes.bar} aria-label="Account">
      <h1 className={classes.title}>{settings.shopName} Sandbox</h1>
      <p className={classes.who} role="status" aria-label="Session">
        <span className={classes.dot} data-role={user?.role ?? 'GUEST'} aria-hidden="true" />
        <strong>{user ? user.name : 'Not logged in'}</strong>
        <span className={classes.role}>{roleName(user?.role ?? null)}</span>
        {user?.email && <span className={classes.email}>{user.email}</span>}
      </p>
      {simulated > 0 && (
        <p className={classes.simulated}>
          {simulated} {simulated === 1 ? 'fault or delay' : 'faults and delays'} on
        </p>
      )}
      <div className={classes.choices} role="group" aria-label="Switch to">
        {choices.map((account) => {
          const isCurrent = account ? user?.email === account.email : !user;
          return (
            <button
              key={account?.email ?? 'guest'}
              type="button"
              className={classes.choice}
              aria-pressed={isCurrent}
              disabled={busy}
              onClick={() => void switchAccount(account)}
            >
              {account ? roleName(roleOf(account)) : 'Guest'}
            </button>
          );
        })}
      </div>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
