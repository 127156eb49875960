import { Anchor, Badge, Button, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { paths } from '../../schema/paths.ts';
import icon from '../src/icon.svg';
import { currentUser, useSessionUser, type SessionUser } from '../src/session/session-user.ts';
import { roleName } from './roles.ts';
import { ask } from './send.ts';
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
  const next = roleName(account && account.role);
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
  const logInAgain = async () => {
    if (user) await switchTo(null);
    location.assign(paths.login);
  };

  return (
    <Group component="header" gap="4px 16px" px="md" py={4} bg="var(--surface)">
      <Title size="h3">
        <Anchor href="/" inherit c="inherit" underline="never" title={`To ${settings.shopName}`}>
          <img src={icon} alt="" width={32} style={{ verticalAlign: 'middle' }} /> {settings.shopName}
        </Anchor>{' '}
        Sandbox
      </Title>
      <Group gap="2px 8px" role="status" aria-label="Session">
        <strong>{user ? user.name : 'Not logged in'}</strong>
        <Badge size="md">{roleName(user?.role ?? null)}</Badge>
        <Text span size="sm" c="dimmed" visibleFrom="md">
          {user?.email}
        </Text>
      </Group>
      {simulated > 0 && (
        <Badge size="md" color="accent">
          {simulated} {simulated === 1 ? 'fault or delay' : 'faults and delays'} on
        </Badge>
      )}
      {own ? (
        <VisuallyHidden id={noteId}>Another role signs {own.name} out of the shop</VisuallyHidden>
      ) : (
        signedOut && (
          <Text size="sm" c="dimmed">
            {signedOut} is signed out of the shop.{' '}
            <Anchor component="button" inherit {...waits('log in')} onClick={() => void attempt('log in', logInAgain)}>
              Log in again
            </Anchor>
          </Text>
        )
      )}
      <Group
        gap={2}
        wrap="nowrap"
        ms="auto"
        role="group"
        aria-label="Switch to"
        aria-describedby={own ? noteId : undefined}
      >
        {[null, ...settings.accounts].map((account) => {
          const name = account?.email ?? 'guest';
          const isCurrent = account ? user?.email === account.email : !user;
          return (
            <Button
              key={name}
              px={{ base: 'xs', sm: 'md' }}
              variant={isCurrent ? 'filled' : 'subtle'}
              aria-pressed={isCurrent}
              {...waits(name)}
              onClick={() => void attempt(name, () => switchTo(account))}
            >
              {roleName(account && account.role)}
            </Button>
          );
        })}
      </Group>
      {problem && (
        <Text role="alert" c="danger" w="100%">
          {problem}
        </Text>
      )}
    </Group>
  );
}
