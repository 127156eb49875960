import { Button, Group, Text, Title } from '@mantine/core';
import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBoxOff from '@tabler/icons-react/dist/esm/icons/IconBoxOff.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, useState } from 'react';
import { LinkButton } from '../../../ui/link-button.tsx';
import { errorCode } from '../../../apollo/error-codes.ts';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import { paths } from '../../../lib/paths.ts';
import { currentUser } from '../../../session/session-user.ts';
import type { StaffRowFragment } from '../../../generated/shared-catalogue.ts';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue.ts';
import { useDeleteProduct } from '../../../shared/deleted-products/use-delete-product.tsx';
import { FROM_CATALOGUE, newProductPath } from '../../../shell/admin/staff-paths.ts';
import staff from '../../../shell/admin/staff.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import { useRowCounts } from '../../../ui/table/row-counts.ts';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { UnauthorizedView } from '../../../ui/views/unauthorized-view.tsx';
import { catalogueColumns } from './columns.tsx';
import { ClearFilters, useFilters } from './filters.tsx';
import { catalogueText as t } from './messages.ts';
import { useDuplicate } from './use-duplicate.ts';
import { SelectAll } from './select-all.tsx';
import { NO_FILTERS, viewOf } from './view.ts';

/** Loaded when they open: most visits only look, or change in place. */
const BulkDialog = lazyPart(async () => (await import('./changes/bulk-dialog.tsx')).BulkDialog);
const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog);

/** All products, to be changed in place, many at once, or by a file. What is shown is in the address. */
export function CataloguePage() {
  const address = useAddress();
  const rowCounts = useRowCounts(25);
  const view = viewOf(address.read);
  const { list, facts } = useCatalogue(view, address.page, rowCounts.chosen);
  const { filters, more } = useFilters(address, facts);
  const selection = useSelection<StaffRowFragment>();
  const heading = useRef<HTMLHeadingElement>(null);
  const selectAll = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<'bulk' | 'import'>();
  const deletion = useDeleteProduct(heading, (product) => {
    selection.remove([product]);
    void list.reload();
  });
  const duplicate = useDuplicate(list.reload);
  const columns = catalogueColumns({
    selection,
    onRefused: () => void list.reload(),
    onDuplicate: (row) => void duplicate(row),
    onDelete: deletion.ask,
  });
  const isAdmin = currentUser()?.role === 'ADMIN';
  const chosen = selection.rows.length;
  const toHeading = () => heading.current?.focus();
  const close = () => setOpened(undefined);

  if (errorCode(list.error) === 'FORBIDDEN') return <UnauthorizedView role="ADMIN" />;
  return (
    <div className={staff.frame}>
      <PageTitle title={t.title} />
      <Group component="header" gap="4px 12px" mb="xs">
        <LinkButton to={isAdmin ? paths.admin : paths.superAdmin} variant="subtle" px="xs" icon={IconBack}>
          {isAdmin ? t.backToAdmin : t.backToSuperAdmin}
        </LinkButton>
        <Title ref={heading} tabIndex={-1} flex={1} className={staff.heading}>
          {t.heading}
        </Title>
        <Button
          variant="default"
          leftSection={<IconUpload size={20} aria-hidden />}
          onClick={() => setOpened('import')}
        >
          {t.importCsv}
        </Button>
        <LinkButton to={newProductPath(isAdmin)} state={FROM_CATALOGUE} icon={IconPlus}>
          {t.newProduct}
        </LinkButton>
      </Group>
      <ManagedTable
        caption={t.caption}
        noun="product"
        list={list}
        columns={columns}
        keep={({ id }) => !deletion.gone.has(id)}
        unsorted={view.filter.search ? 'bestMatch' : 'oldest'}
        address={address}
        search={{ name: 'search', label: t.search, placeholder: t.search }}
        filters={filters}
        more={more}
        besideCount={() => (
          <>
            <SelectAll ref={selectAll} list={list} selection={selection} />
            <ClearFilters address={address} onClear={toHeading} />
          </>
        )}
        actions={
          <>
            {facts?.isAlike && (
              <Text size="sm" role="status">
                {t.alike}
              </Text>
            )}
            {facts?.isComplete === false && <Text size="sm">{t.incomplete}</Text>}
          </>
        }
        rowCounts={rowCounts}
        empty={<EmptyView level="h2" icon={<IconBoxOff aria-hidden />} heading={t.empty} />}
        notFound={
          <EmptyView
            level="h2"
            icon={<IconBoxOff aria-hidden />}
            heading={t.nothing}
            action={<ClearFilters address={address} isMain onClear={toHeading} />}
          />
        }
      />
      {deletion.question}
      {chosen > 0 && (
        <div className={staff.sticky}>
          <div className={staff.bar}>
            <Text flex={1} fw={650} role="status">
              {t.chosen(chosen)}
            </Text>
            <Button onClick={() => setOpened('bulk')}>{t.changeChosen}</Button>
            <Button
              variant="subtle"
              color="gray"
              px="sm"
              onClick={() => {
                // The bar goes.
                selectAll.current?.focus({ preventScroll: true });
                selection.clear();
              }}
            >
              {t.clearChosen}
            </Button>
          </div>
        </div>
      )}
      {opened === 'bulk' && (
        <BulkDialog ids={selection.rows.map(({ id }) => id)} names={facts} onChanged={list.reload} onClose={close} />
      )}
      {opened === 'import' && (
        <ImportDialog
          onChanged={list.reload}
          onClose={close}
          onSeeNew={() => {
            close();
            address.change({ ...NO_FILTERS, sort: '-id' });
          }}
        />
      )}
    </div>
  );
}
