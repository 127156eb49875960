import { Avatar } from '../../../ui/avatar.tsx';
import type { AccountFragment } from '../../../generated/super-admin-users.ts';
import { dialled } from '../../../shared/order/order-facts.ts';
import type { Column } from '../../../ui/table/data-table.tsx';
import classes from './users.module.css';
import type { superAdminText } from '../messages.ts';

const mobileText = ({ mobile }: AccountFragment): string => (mobile ? dialled(mobile) : '');

export const userColumns = (t: typeof superAdminText.english): readonly Column<AccountFragment>[] => [
  {
    key: 'name',
    header: t.userColumns.name,
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
    card: 'line',
    header: t.userColumns.email,
    value: ({ email }) => email,
    cell: (user) => (
      <span className={classes.email}>
        {user.email}
        {/* Where the mobile number has no column of its own. */} <small>{mobileText(user)}</small>
      </span>
    ),
  },
  {
    key: 'mobile',
    card: 'bare',
    spare: true,
    header: t.userColumns.mobile,
    value: mobileText,
    cell: (user) => <span className={classes.mobile}>{mobileText(user) || t.unknown}</span>,
  },
  {
    key: 'rank',
    card: 'end',
    header: t.userColumns.role,
    value: ({ role }) => (role ? t.roles[role] : t.unknown),
    cell: ({ role }) => (
      <span className={classes.role} data-role={role}>
        {role ? t.roles[role] : t.unknown}
      </span>
    ),
  },
];
