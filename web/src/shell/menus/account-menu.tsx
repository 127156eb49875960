import IconChevron from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useRef, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import type { SessionUser } from '../../session/session-user.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { paths } from '../../lib/paths.ts';
import layout from '../../ui/layout.module.css';
import { lazyPart } from '../../ui/lazy-part.tsx';
import classes from './account-menu.module.css';
import { useText } from '../../lib/language/language.tsx';
import { shellText } from '../messages.ts';

export const AccountList = lazyPart(async () => (await import('./late-menus.ts')).AccountList);

export function AccountMenu({ user }: { user: SessionUser }) {
  const t = useText(shellText);
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const opened = openedAt === key;
  // This page's link contained a secret: load nothing from other hosts.
  const avatar = useMatch(paths.resetPassword) ? null : user.avatar;
  const close = () => setOpenedAt(null);

  return (
    <div
      className={classes.menu}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !opened) return;
        event.preventDefault();
        close();
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-expanded={opened}
        aria-controls={listId}
        onClick={() => setOpenedAt(opened ? null : key)}
      >
        <Avatar name={user.name} src={avatar} />
        <span className={layout.hidden}>{t.accountOf(user.name)}</span>
        <IconChevron size={18} aria-hidden />
      </button>
      {/* Focusable, so that a press on what is not a link keeps the focus inside. */}
      <div id={listId} className={classes.list} hidden={!opened} tabIndex={-1}>
        {opened && <AccountList user={user} />}
      </div>
    </div>
  );
}
