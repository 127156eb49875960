import { Avatar } from '../../../ui/avatar.tsx';
import { PHONE_PREFIX } from '../../../../../schema/shop.ts';
import type { AccountFragment } from '../../../generated/super-admin-users.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import { ROLE_LABELS } from './user-changes.ts';
import classes from './users.module.css';

const mobileText = ({ mobile }: AccountFragment): string => (mobile ? `${PHONE_PREFIX} ${mobile}` : '');

export const USER_COLUMNS: readonly Column<AccountFragment>[] = [
  {
    key: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, avatar }) => (
      <span className={classes.person}>
        <Avatar name={name} src={avatar} size={40} />
        <strong>{name}</strong>
      </span>
    ),
    lead: true,
  },
  {
    key: 'email',
    header: 'E-mail',
    value: ({ email }) => email,
    cell: ({ email }) => <span className={classes.email}>{email}</span>,
  },
  {
    key: 'mobile',
    header: 'Mobile',
    value: mobileText,
    cell: (user) => <span className={classes.mobile}>{mobileText(user) || 'Unknown'}</span>,
  },
  {
    key: 'rank',
    header: 'Role',
    value: ({ role }) => (role ? ROLE_LABELS[role] : 'Unknown'),
    cell: ({ role }) => (
      <span className={classes.role} data-role={role}>
        {role ? ROLE_LABELS[role] : 'Unknown'}
      </span>
    ),
  },
];
