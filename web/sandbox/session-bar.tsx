import { useId, useState } from 'react';
import { paths } from '../../schema/paths.ts';
import { currentUser, useSessionUser, type SessionUser } from '../src/session/session-user.ts';
import inline from '../src/ui/inline-button.module.css';
import { roleName, roleOf } from './roles.ts';
import { ask } from './send.ts';
import classes from './session-bar.module.css';
import { settings, type Account } from './settings.ts';
import { useSimulated } from './simulation.ts';

const LOG_IN = 'mutation ($input: LoginInput!) { login(input: $input) { code message user { token } } }';
const LOG_OUT = 'mutation { logout { code } }';

/** True: not one of the sandbox's accounts, so no press here brings it back. */
const isOwn = (user: SessionUser): boolean => settings.accounts.every(({ email }) => email !== user.email);

/**
 * Logs in with an account; null logs out. Asks first where that ends somebody's own session in the shop: false if they stay. Rejects with
 * the shop's message if the log-in is refused.
 */
export async function switchTo(account: Account | null): Promise<boolean> {
  const user = currentUser();
  const next = account ? roleName(roleOf(account)) : 'Guest';
  const question = `Go on as ${next}? This signs ${user?.name} out of the shop, in all its tabs.`;
  if (user && isOwn(user) && !window.confirm(question)) return false;
  if (!account) {
    await ask(LOG_OUT);
    return true;
  }
  const { email, password } = account;
  const { login } = await ask<{ login: { message: string; user: object | null } }>(LOG_IN, {
    input: { email, password },
  });
  if (!login.user) throw new Error(`${email} could not log in: ${login.message}`);
  return true;
}

export function SessionBar() {
  const user = useSessionUser();
  const simulated = useSimulated().entries.length;
  /** The button whose press is being done. */
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState('');

  const noteId = useId();
  const [known, setKnown] = useState(user);
  const [signedOut, setSignedOut] = useState<string>();
  if (known?.email !== user?.email) {
    setKnown(user);
    if (known && isOwn(known)) setSignedOut(known.name);
  }
  const own = user && isOwn(user) ? user : null;

  // The buttons are not disabled meanwhile: one that is loses the focus.
  const attempt = async (name: string, act: () => Promise<unknown>): Promise<void> => {
    if (busy !== undefined) return;
    setBusy(name);
    setProblem('');
    try {
      await act();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(undefined);
    }
  };
  const waits = (name: string) => ({ 'aria-disabled': busy !== undefined, 'aria-busy': busy === name });
  // Without accounts, a logged-in user can only become a guest.
  const choices = settings.accounts.length > 0 || user ? [null, ...settings.accounts] : [];

  return (
    <section className={classes.bar} aria-label="Account">
      <h1 className={classes.title}>{settings.shopName} Sandbox</h1>
      <p className={classes.who} role="status" aria-label="Session" tabIndex={-1}>
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
      {own ? (
        <p id={noteId} className={classes.hint}>
          Another role signs {own.name} out of the shop
        </p>
      ) : (
        signedOut && (
          <p className={classes.note}>
            {signedOut} is signed out<span className={classes.more}> of the shop</span>.{' '}
            <button
              type="button"
              className={inline.button}
              {...waits('log in')}
              onClick={() =>
                void attempt('log in', async () => {
                  if (user) await switchTo(null);
                  location.assign(paths.login);
                })
              }
            >
              Log in again
            </button>
          </p>
        )
      )}
      <div className={classes.choices} role="group" aria-label="Switch to" aria-describedby={own ? noteId : undefined}>
        {choices.map((account) => {
          const name = account?.email ?? 'guest';
          const isCurrent = account ? user?.email === account.email : !user;
          return (
            <button
              key={name}
              ref={handFocusOn}
              type="button"
              className={classes.choice}
              aria-pressed={isCurrent}
              {...waits(name)}
              onClick={() => void attempt(name, () => switchTo(account))}
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

/** A ref: where there are no accounts the only button goes with the session, and leaves the focus to what the session is then. */
const handFocusOn = (button: Element | null) => () => {
  if (button === document.activeElement)
    button?.closest('section')?.querySelector<HTMLElement>('[role=status]')?.focus();
};
