import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link, useLocation, useNavigation } from 'react-router-dom';
import { useText } from '../../lib/language/language.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { originOf, type LoginState } from '../../session/origin.ts';
import { useSessionUser } from '../../session/session-user.ts';
import classes from './auth.module.css';
import { authText } from './messages.ts';

/** A link between the auth screens. It passes on the page to return to after the login, and an address that was typed. */
export function AuthLink(props: { to: string; question: string; answer: string; email?: string }) {
  const { to, question, answer, email } = props;
  return (
    <Anchor component={Link} to={to} state={{ ...useOriginState(), ...(email && { email }) }} className={classes.link}>
      {question} <strong>{answer}</strong>
    </Anchor>
  );
}

/** The page to return to after the login and what to do then, as router state for the next screen. */
export function useOriginState(): LoginState {
  const location = useLocation();
  const { heart } = (location.state ?? {}) as { heart?: unknown };
  return { from: originOf(location), ...(typeof heart === 'string' && { heart }) };
}

/** The address that another form passed on; empty without one. */
export function useGivenEmail(): string {
  const { email } = (useLocation().state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : '';
}

/**
 * The address to which these screens lead somebody who is logged in, even if that happened in another tab. Null for a guest, and
 * for somebody who goes elsewhere already, on a slow line: they get there.
 */
export function useWayBack(): string | null {
  const location = useLocation();
  const { state } = useNavigation();
  return useSessionUser() && state === 'idle' ? originOf(location) : null;
}

/**
 * Says what was wrong with a form. Beside the button that leads back to it there is a way on: the form at `to` starts with the
 * address that was typed.
 */
export function ProblemDialog(props: {
  heading: string;
  text: (email: string) => string;
  onClose: () => void;
  to: string;
  /** Null: nothing was wrong with it. */
  email: string | null;
  toText: string;
}) {
  const t = useText(authText);
  const { heading, text, onClose, to, email, toText } = props;
  const state = { ...useOriginState(), email };
  return (
    <Dialog opened={email !== null} onClose={onClose} heading={heading} returnFocus={false}>
      <Text mb="lg" style={{ overflowWrap: 'anywhere' }}>
        {text(email ?? '')}
      </Text>
      <Group justify="end" gap="sm">
        <Button component={Link} to={to} state={state} variant="default">
          {toText}
        </Button>
        <Button data-autofocus onClick={onClose}>
          {t.tryAgain}
        </Button>
      </Group>
    </Dialog>
  );
}
