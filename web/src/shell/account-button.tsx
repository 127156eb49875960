import { UnstyledButton, VisuallyHidden, type UnstyledButtonProps } from '@mantine/core';
import IconChevron from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { ComponentPropsWithRef } from 'react';
import { useMatch } from 'react-router-dom';
import { useText } from '../lib/language/language.tsx';
import { paths } from '../lib/paths.ts';
import type { SessionUser } from '../session/session-user.ts';
import { Avatar } from '../ui/avatar.tsx';
import { shellText } from './messages.ts';
import classes from './shell.module.css';

type Props = UnstyledButtonProps & ComponentPropsWithRef<'button'>;

/** Opens the account's menu (menus.tsx), whose code comes later. */
export function AccountButton({ user, className = '', ...props }: Props & { user: SessionUser }) {
  const t = useText(shellText);
  // This page's link contained a secret: load nothing from other hosts.
  const avatar = useMatch(paths.resetPassword) ? null : user.avatar;
  return (
    <UnstyledButton className={`${classes.account} ${className}`} aria-haspopup="menu" {...props}>
      <Avatar name={user.name} src={avatar} />
      <VisuallyHidden>{t.accountOf(user.name)}</VisuallyHidden>
      <IconChevron size={18} aria-hidden />
    </UnstyledButton>
  );
}
