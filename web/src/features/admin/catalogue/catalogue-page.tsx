import IconBack from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconBoxOff from '@tabler/icons-react/dist/esm/icons/IconBoxOff.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { errorCode } from '../../../apollo/error-codes.ts';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import { useText } from '../../../lib/language/language.tsx';
import { paths } from '../../../lib/paths.ts';
import { currentUser } from '../../../session/session-user.ts';
import { useCatalogue } from '../../../shared/catalogue/use-catalogue.ts';
import { useDeleteProduct } from '../../../shared/deleted-products/use-delete-product.tsx';
import { productText } from '../../../shared/product/messages.ts';
import bottom from '../../../shell/admin/bottom-bar.module.css';
import { FROM_CATALOGUE } from '../../../shell/admin/from-list.ts';
import { newProductPath } from '../../../shell/admin/product-form-path.ts';
import frame from '../../../shell/admin/staff-frame.module.css';
import buttons from '../../../ui/buttons.module.css';
import layout from '../../../ui/layout.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ManagedTable } from '../../../ui/table/managed-table.tsx';
import { rememberRowsPerPage, ROW_COUNTS, useRowsPerPage } from '../../../ui/table/rows-per-page.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { UnauthorizedView } from '../../../ui/views/unauthorized-view.tsx';
import { catalogueColumns } from './columns.tsx';
import { ClearFilters, useFilters } from './filters.tsx';
import { catalogueText } from './messages.ts';
import { SelectAll } from './select-all.tsx';
import { useDuplicate } from './use-duplicate.ts';
import { useSelection } from './use-selection.ts';
import { NO_FILTERS, viewOf } from './view.ts';
import classes from './catalogue.module.css';

/** Loaded when they open: most visits only look, or change in place. */
const BulkDialog = lazyPart(async () => (await import('./changes/bulk-dialog.tsx')).BulkDialog);
const ImportDialog = lazyPart(async () => (await import('./import/import-dialog.tsx')).ImportDialog);

/** All products, to be changed in place, many at once, or by a file. What is shown is in the address. */
export function CataloguePage() {
  const t = useText(catalogueText);
  const products = useText(productText);
  const address = useAddress();
  const rowsPerPage = useRowsPerPage(ROW_COUNTS[1]);
  const view = viewOf(address.read);
  const { list, facts } = useCatalogue(view, address.page, rowsPerPage);
  const { filters, more } = useFilters(address, facts);
  const selection = useSelection();
  const heading = useRef<HTMLHeadingElement>(null);
  const selectAll = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<'bulk' | 'import'>();
  const deletion = useDeleteProduct(heading, ({ id }) => {
    selection.set([id], false);
    void list.reload();
  });
  const duplicate = useDuplicate(list.reload);
  const columns = catalogueColumns(t, products, {
    selection,
    onRefused: () => void list.reload(),
    onDuplicate: (row) => void duplicate(row),
    onDelete: deletion.ask,
  });
  const isAdmin = currentUser()?.role === 'ADMIN';
  const chosen = selection.ids.length;
  const toHeading = () => heading.current?.focus();
  const close = () => setOpened(undefined);

  if (errorCode(list.error) === 'FORBIDDEN') return <UnauthorizedView role="ADMIN" />;
  return (
    <div className={`${frame.frame} ${classes.page}`}>
      <PageTitle title={t.title} />
      <header className={classes.header}>
        <BackLink isAdmin={isAdmin} />
        <h1 ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
        <button type="button" className={buttons.secondary} title={t.importCsv} onClick={() => setOpened('import')}>
          <IconUpload size={20} aria-hidden />
          <span className={layout.hiddenOnPhone}>{t.importCsv}</span>
        </button>
        <Link to={newProductPath(isAdmin)} state={FROM_CATALOGUE} className={buttons.primary} title={t.newProduct}>
          <IconPlus size={20} aria-hidden />
          <span className={layout.hiddenOnPhone}>{t.newProduct}</span>
        </Link>
      </header>
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
              <p role="status" className={classes.note}>
                {t.alike}
              </p>
            )}
            {facts?.isComplete === false && <p className={classes.note}>{t.incomplete}</p>}
          </>
        }
        rowsPerPage={rowsPerPage}
        rowCounts={{ options: ROW_COUNTS, onChoose: rememberRowsPerPage }}
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
        <div className={bottom.sticky}>
          <div className={`${bottom.bar} ${classes.chosen}`}>
            <p role="status">{t.chosen(chosen)}</p>
            <button type="button" className={buttons.primary} onClick={() => setOpened('bulk')}>
              {t.changeChosen}
            </button>
            <button
              type="button"
              className={buttons.quiet}
              onClick={() => {
                // The bar goes.
                selectAll.current?.focus({ preventScroll: true });
                selection.clear();
              }}
            >
              {t.clearChosen}
            </button>
          </div>
        </div>
      )}
      {opened === 'bulk' && <BulkDialog ids={selection.ids} names={facts} onChanged={list.reload} onClose={close} />}
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

/** To the area that the catalogue belongs to, which is another one for super admins. */
function BackLink({ isAdmin }: { isAdmin: boolean }) {
  const t = useText(catalogueText);
  const words = isAdmin ? t.backToAdmin : t.backToSuperAdmin;
  return (
    <Link to={isAdmin ? paths.admin : paths.superAdmin} className={`${buttons.quiet} ${classes.back}`} title={words}>
      <IconBack size={20} aria-hidden />
      <span className={layout.hiddenOnPhone}>{words}</span>
    </Link>
  );
}
