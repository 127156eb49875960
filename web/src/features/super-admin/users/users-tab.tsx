import { Badge, Button, Group, Text } from '@mantine/core';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Column } from '../../../ui/table/data-table.tsx';
import { dialled } from '../../../shared/order/order-facts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { useRemoveUserMutation, useUsersQuery, type AccountFragment } from '../../../generated/super-admin-users.ts';
import { ConfirmDialog, type Question } from '../confirm-dialog.tsx';
import { useOutcomeOf } from '../outcome.ts';
import staff from '../../../shell/admin/staff.module.css';
import { customerOrdersPath } from '../tabs.ts';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { SuperAdminTable } from '../super-admin-table.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { CreateUserForm } from './create-user-form.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { ROLE_OPTIONS, ROLES } from './user-changes.ts';
import { superAdminText as t } from '../messages.ts';

const mobileText = ({ mobile }: AccountFragment): string => (mobile ? dialled(mobile) : '');

const COLUMNS: readonly Column<AccountFragment>[] = [
  {
    key: 'name',
    header: t.userColumns.name,
    value: ({ name }) => name,
    cell: ({ name, avatar }) => (
      <Group gap="sm" wrap="nowrap">
        <Avatar name={name} src={avatar} size={40} />
        <strong>{name}</strong>
      </Group>
    ),
    card: 'lead',
  },
  {
    key: 'email',
    card: 'line',
    header: t.userColumns.email,
    value: ({ email }) => email,
    cell: (user) => (
      <span>
        {user.email}{' '}
        <Text component="small" visibleFrom="sm" data-instead>
          {mobileText(user)}
        </Text>
      </span>
    ),
  },
  {
    key: 'mobile',
    card: 'bare',
    spare: true,
    header: t.userColumns.mobile,
    value: mobileText,
    cell: (user) => mobileText(user) || t.unknown,
  },
  {
    key: 'rank',
    card: 'end',
    header: t.userColumns.role,
    value: ({ role }) => (role ? t.roles[role] : t.unknown),
    cell: ({ role }) => (
      <Badge color={role === 'ADMIN' ? 'accent' : role === 'SUPER_ADMIN' ? 'brand' : 'gray'}>
        {role ? t.roles[role] : t.unknown}
      </Badge>
    ),
  },
];

/** Lists all accounts except the user's own, which the gateway leaves out. */
export function UsersTab({ address }: { address: Address }) {
  const outcomeOf = useOutcomeOf();
  const { data, previousData, error, refetch } = useUsersQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useRemoveUserMutation();
  const [creating, setCreating] = useState(false);
  const [edited, setEdited] = useState<AccountFragment | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const role = ROLES.find((known) => known === address.read('role'));

  const askToRemove = ({ id, name, email }: AccountFragment) =>
    setQuestion({
      heading: t.removeQuestion(name),
      text: t.removeText,
      typeToConfirm: { label: t.typeToConfirm(email), text: email },
      action: t.removeUser,
      onConfirm: () => outcomeOf(remove({ variables: { id } }), 'removeUser'),
      successCode: 'REMOVED',
    });
  const act = { variant: 'subtle', px: 'xs' } as const;
  const actions: Column<AccountFragment> = {
    key: 'actions',
    header: t.actions,
    narrow: true,
    card: 'line',
    cell: (user) => (
      <Group gap={0} justify="end" wrap="nowrap" flex={1}>
        <LinkButton
          to={customerOrdersPath(user.email)}
          {...act}
          aria-label={t.ordersOf(user.name)}
          title={t.ordersOf(user.name)}
        >
          {t.tabs.orders}
        </LinkButton>
        <Button
          {...act}
          aria-label={t.changeUser(user.name)}
          title={t.changeUser(user.name)}
          onClick={() => setEdited(user)}
        >
          {t.change}
        </Button>
        <Button
          {...act}
          color="danger"
          aria-label={t.removeThisUser(user.name)}
          title={t.removeThisUser(user.name)}
          onClick={() => askToRemove(user)}
        >
          {t.remove}
        </Button>
      </Group>
    ),
  };

  return (
    <>
      <header className={staff.header}>
        <h2>{t.tabs.users}</h2>
        <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => setCreating(true)}>
          {t.createUser}
        </Button>
      </header>
      <SuperAdminTable
        caption={t.allUsers}
        noun="user"
        list={{ rows: (data ?? previousData)?.users ?? undefined, error, reload: refetch }}
        columns={[...COLUMNS, actions]}
        unsorted="oldest"
        address={address}
        clear={() => address.open({ tab: 'users' })}
        filters={{
          names: ['role'],
          fields: (
            <FilterSelect
              label={t.fields.role}
              value={role ?? ''}
              everything={t.all}
              options={ROLE_OPTIONS}
              onChoose={(chosen) => address.change({ role: chosen })}
            />
          ),
        }}
        keep={(user) => !role || user.role === role}
        empty={<EmptyView icon={<IconUsers aria-hidden />} heading={t.noUsers} text={t.noUsersText} />}
      />
      <Dialog opened={creating} onClose={() => setCreating(false)} heading={t.createUser}>
        <CreateUserForm onClose={() => setCreating(false)} />
      </Dialog>
      <Dialog opened={edited !== null} onClose={() => setEdited(null)} heading={t.changeUser(edited?.name ?? '')}>
        {edited && <EditUserForm user={edited} onClose={() => setEdited(null)} />}
      </Dialog>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}
