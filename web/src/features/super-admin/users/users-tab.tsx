import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { useRemoveUserMutation, useUsersQuery, type AccountFragment } from '../../../generated/super-admin-users.ts';
import { customerOrdersPath } from '../customer-orders-path.ts';
import { ConfirmDialog, type Question } from '../dialogs/confirm-dialog.tsx';
import { useOutcomeOf } from '../outcome.ts';
import page from '../super-admin-page.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { CreateUserForm } from './create-user-form.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { roleOptions, ROLES } from './user-changes.ts';
import { userColumns } from './user-columns.tsx';
import { useText } from '../../../lib/language/language.tsx';
import { superAdminText } from '../messages.ts';
import classes from './users.module.css';

/** Lists all accounts except the user's own, which the gateway leaves out. */
export function UsersTab({ address }: { address: Address }) {
  const t = useText(superAdminText);
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
      closingCodes: ['NOT_FOUND'],
    });
  const actions: Column<AccountFragment> = {
    key: 'actions',
    header: t.actions,
    narrow: true,
    card: 'line',
    cell: (user) => (
      <span className={`${page.actions} ${classes.acts}`}>
        <Link
          to={customerOrdersPath(user.email)}
          className={buttons.icon}
          aria-label={t.ordersOf(user.name)}
          title={t.ordersOf(user.name)}
        >
          {t.tabs.orders}
        </Link>
        <button
          type="button"
          className={buttons.icon}
          aria-label={t.changeUser(user.name)}
          title={t.changeUser(user.name)}
          onClick={() => setEdited(user)}
        >
          {t.change}
        </button>
        <button
          type="button"
          className={`${buttons.icon} ${page.remove} ${classes.remove}`}
          aria-label={t.removeThisUser(user.name)}
          title={t.removeThisUser(user.name)}
          onClick={() => askToRemove(user)}
        >
          {t.remove}
        </button>
      </span>
    ),
  };

  return (
    <div className={page.tab}>
      <header className={page.header}>
        <h2>{t.tabs.users}</h2>
        <button type="button" className={buttons.primary} onClick={() => setCreating(true)}>
          <IconUserPlus size={20} aria-hidden />
          {t.createUser}
        </button>
      </header>
      <SuperAdminTable
        caption={t.allUsers}
        noun="user"
        list={{ rows: (data ?? previousData)?.users ?? undefined, error, reload: refetch }}
        columns={[...userColumns(t), actions]}
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
              options={roleOptions(t)}
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
    </div>
  );
}
