import { ActionIcon, Menu } from '@mantine/core';
import '../../../theme/mantine-late.css';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDotsVertical.mjs';
import IconEdit from '@tabler/icons-react/dist/esm/icons/IconEdit.mjs';
import IconShop from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Link } from 'react-router-dom';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { productPath } from '../../../lib/paths.ts';
import { currentUser } from '../../../session/session-user.ts';
import { deletes } from '../../../shared/deleted-products/row-focus.ts';
import { FROM_CATALOGUE, productFormPath } from '../../../shell/admin/staff-paths.ts';
import { catalogueText as t } from './messages.ts';

/** What can be done with one product of the catalogue. */
export interface RowActions {
  onDuplicate: (row: StaffRowFragment) => void;
  /** Asks first. */
  onDelete: (row: StaffRowFragment) => void;
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

export function RowMenu({ row, actions }: { row: StaffRowFragment; actions: RowActions }) {
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} hideDetached={false}>
      <Menu.Target>
        <ActionIcon {...deletes(row.id)} aria-label={t.actionsFor(row.title)} title={t.actions}>
          <IconDots {...ICON} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={productFormPath(row.id, currentUser()?.role === 'ADMIN')}
          state={FROM_CATALOGUE}
          leftSection={<IconEdit {...ICON} />}
        >
          {t.open}
        </Menu.Item>
        <Menu.Item component={Link} to={productPath(row.id)} leftSection={<IconShop {...ICON} />}>
          {t.seeInShop}
        </Menu.Item>
        <Menu.Item leftSection={<IconCopy {...ICON} />} onClick={() => actions.onDuplicate(row)}>
          {t.duplicate}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash {...ICON} />} onClick={() => actions.onDelete(row)}>
          {t.delete}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
