import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import type { Column } from '../../../ui/table/data-table.tsx';
import buttons from '../../../ui/buttons.module.css';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { useRemoveUserMutation, useUsersQuery, type AccountFragment } from '../../../generated/super-admin-users.ts';
import { once } from '../../../lib/one-intent.ts';
import { ConfirmDialog, type Question } from '../dialogs/confirm-dialog.tsx';
import { outcomeOf } from '../outcome.ts';
import page from '../super-admin-page.module.css';
import { FilterSelect } from '../../../ui/table/toolbar.tsx';
import { SuperAdminTable } from '../table/super-admin-table.tsx';
import type { Address } from '../../../lib/use-address.ts';
import { CreateUserForm } from './create-user-form.tsx';
import { EditUserForm } from './edit-user-form.tsx';
import { ROLE_OPTIONS } from './user-changes.ts';
import { USER_COLUMNS } from './user-columns.tsx';

/** Lists all accounts except the user's own, which the gateway leaves out. */
export function UsersTab({ address }: { address: Address }) {
  const { data, previousData, error, refetch } = useUsersQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useRemoveUserMutation();
  const [creating, setCreating] = useState(false);
  const [edited, setEdited] = useState<AccountFragment | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const role = ROLE_OPTIONS.find(({ value }) => value === address.read('role'))?.value;

  const askToRemove = ({ id, name, email }: AccountFragment) =>
    setQuestion({
      heading: `Remove ${name}?`,
      text: 'The account goes for good, with its cart, wishlist and addresses. Its orders and reviews stay.',
      typeToConfirm: { label: `Type ${email} to go on`, text: email },
      action: 'Remove user',
      onConfirm: () => outcomeOf(remove({ variables: { id } }), 'removeUser'),
      successCode: 'REMOVED',
      closingCodes: ['NOT_FOUND'],
    });
  const actions: Column<AccountFragment> = {
    key: 'actions',
    header: 'Actions',
    narrow: true,
    cell: (user) => (
      <span className={page.actions}>
        <button
          type="button"
          {...once}
          className={buttons.icon}
          aria-label={`Change ${user.name}`}
          onClick={() => setEdited(user)}
        >
          <IconEdit size={22} stroke={1.75} aria-hidden />
        </button>
        <button
          type="button"
          {...once}
          className={`${buttons.icon} ${page.remove}`}
          aria-label={`Remove ${user.name}`}
          onClick={() => askToRemove(user)}
        >
          <IconTrash size={22} stroke={1.75} aria-hidden />
        </button>
      </span>
    ),
  };

  return (
    <div className={page.tab}>
      <header className={page.header}>
        <h2>Users</h2>
        <button type="button" {...once} className={buttons.primary} onClick={() => setCreating(true)}>
          <IconUserPlus size={20} aria-hidden />
          Create user
        </button>
      </header>
      <SuperAdminTable
        caption="All accounts but yours"
        noun={['user', 'users']}
        list={{ rows: (data ?? previousData)?.users ?? undefined, error, reload: refetch }}
        columns={[...USER_COLUMNS, actions]}
        address={address}
        clear={() => address.open({ tab: 'users' })}
        filters={
          <FilterSelect
            label="Role"
            value={role ?? ''}
            everything="All"
            options={ROLE_OPTIONS}
            onChoose={(chosen) => address.change({ role: chosen })}
          />
        }
        keep={(user) => !role || user.role === role}
        empty={
          <EmptyView
            icon={<IconUsers aria-hidden />}
            heading="No other users yet"
            text="Yours is the only account of this shop."
          />
        }
      />
      <Dialog opened={creating} onClose={() => setCreating(false)} heading="Create user">
        <CreateUserForm onClose={() => setCreating(false)} />
      </Dialog>
      <Dialog opened={edited !== null} onClose={() => setEdited(null)} heading={`Change ${edited?.name ?? ''}`}>
        {edited && <EditUserForm user={edited} onClose={() => setEdited(null)} />}
      </Dialog>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </div>
  );
}
