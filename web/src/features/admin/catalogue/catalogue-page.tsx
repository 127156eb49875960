import IconBoxOff from '@tabler/icons-react/dist/esm/icons/IconBoxOff.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StaffRowFragment } from '../../../generated/admin-catalogue.ts';
import { errorCode } from '../../../apollo/error-codes.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { downloadCsv } from '../../../lib/csv.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import { newProductPath } from '../../../shell/admin/product-form-path.ts';
import { currentUser } from '../../../session/session-user.ts';
import bottom from '../../../shell/admin/bottom-bar.module.css';
import frame from '../../../shell/admin/staff-frame.module.css';
import { PaletteButton } from '../../../shell/admin/palette-button.tsx';
import { useScreenRequest } from '../../../shell/admin/screen-request.ts';
import { ViewsMenu } from '../../../shared/saved-views/views-menu.tsx';
import buttons from '../../../ui/buttons.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import { LookTools } from '../../../ui/table/look-tools.tsx';
import toolbar from '../../../ui/table/toolbar.module.css';
import { showToast } from '../../../ui/toast/toast.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { UnauthorizedView } from '../../../ui/views/unauthorized-view.tsx';
import { lazyComponent } from '../../../ui/views/lazy-component.tsx';
import { FROM_LIST } from '../../../shell/admin/from-list.ts';
import { DeleteDialog } from '../products/delete-dialog.tsx';
import { useDeleteProduct } from '../products/use-delete-product.ts';
import { BackLink } from './back-link.tsx';
import { CatalogueTable } from './rows/catalogue-table.tsx';
import { sheetOf } from './export-csv.ts';
import { catalogueText } from './messages.ts';
import type { RowStore } from './row-store.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useEdits } from './rows/use-edits.ts';
import { useSelection } from './use-selection.ts';
import { ClearFilters, FilterBar } from './view-tools.tsx';
import { COLUMN_KEYS, columnsText, lookOf, viewOf, type Look } from './view.ts';
import classes from './catalogue.module.css';

/** Loaded when they open: most visits only look, or change in place. */
const BulkDialog = lazyComponent(async () => (await import('./changes/bulk-dialog.tsx')).BulkDialog);
const ImportDialog = lazyComponent(async () => (await import('./import/import-dialog.tsx')).ImportDialog);

/** The whole catalogue as one table. What it shows is in the address. */
export function CataloguePage() {
  const t = useText(catalogueText);
  const address = useAddress();
  const layout = useLayout();
  const look = lookOf(address.read, layout);
  const { store, facts, error, busy } = useCatalogue(viewOf(address.read));
  const userMessage = useUserMessage();
  const tell = (failure: unknown) => showToast({ kind: 'error', message: userMessage(failure) });
  const edits = useEdits(store);
  const selection = useSelection(store, tell);
  const [opened, setOpened] = useState<'bulk' | 'import'>();
  const duplicate = useDuplicate(() => store.reload());

  const [asked, setAsked] = useState<StaffRowFragment | null>(null);
  const deleteProduct = useDeleteProduct();
  const remove = async (row: StaffRowFragment) => {
    setAsked(null);
    if (!(await deleteProduct(row))) return;
    if (selection.has(row.id)) selection.toggle(row);
    store.reload();
  };

  const close = () => setOpened(undefined);
  useScreenRequest('import', () => setOpened('import'));

  const isEmpty = facts?.total === 0;
  if (errorCode(error) === 'FORBIDDEN') return <UnauthorizedView role="ADMIN" />;
  return (
    <div className={`${frame.frame} ${classes.page}`}>
      <PageTitle title={t.title} />
      <div className={classes.ways}>
        <BackLink />
        <PaletteButton narrow />
      </div>
      <h1>{t.heading}</h1>
      <FilterBar address={address} facts={facts} />
      <div className={toolbar.below}>
        <div className={toolbar.shown}>
          <p className={toolbar.count} role="status">
            {facts ? t.count(facts.total, facts.catalogueTotal) : !error && t.loading}
          </p>
          {!isEmpty && <ClearFilters address={address} />}
        </div>
        <div className={`${toolbar.tools} ${classes.tools}`}>
          <ViewsMenu screen="CATALOGUE" />
          <LookTools
            address={address}
            columns={COLUMN_KEYS.map((key) => ({
              key,
              label: t.columns[key],
              shown: look.columns.includes(key),
              fixed: key === 'title',
            }))}
            textOf={(columns) => columnsText(columns, layout)}
            compact={look.density === 'compact'}
          />
          <Link to={newProductPath(currentUser()?.role === 'ADMIN')} state={FROM_LIST} className={buttons.primary}>
            <IconPlus size={20} aria-hidden />
            <span className={toolbar.words}>{t.newProduct}</span>
          </Link>
          <button type="button" className={buttons.secondary} onClick={() => setOpened('import')}>
            <IconUpload size={20} aria-hidden />
            <span className={toolbar.words}>{t.importCsv}</span>
          </button>
          {/* A file holds the same on every screen. */}
          <ExportButton store={store} look={lookOf(address.read)} onError={tell} />
        </div>
      </div>
      {facts?.isAlike && (
        <p role="status" className={classes.note}>
          {t.alike}
        </p>
      )}
      {facts && !facts.isComplete && <p className={classes.note}>{t.incomplete}</p>}
      {!isEmpty && <p className={`${classes.note} ${classes.keys}`}>{t.keys}</p>}
      {!isEmpty && <p className={`${classes.note} ${classes.tap}`}>{t.tap}</p>}
      {error !== undefined && <LoadError error={error} onRetry={() => store.reload()} />}
      {isEmpty ? (
        <EmptyView
          level="h2"
          icon={<IconBoxOff aria-hidden />}
          heading={facts.catalogueTotal === 0 ? t.empty : t.nothing}
          action={<ClearFilters address={address} isMain />}
        />
      ) : (
        <CatalogueTable
          // Another list begins at its start.
          key={`${store.name} ${look.density}`}
          store={store}
          total={facts?.total ?? (error === undefined ? PLACEHOLDERS : 0)}
          look={look}
          busy={busy}
          edits={edits}
          selection={selection}
          onSort={(sort) => address.change({ sort }, { replace: true })}
          actions={{ onDuplicate: (row) => void duplicate(row), onDelete: setAsked }}
        />
      )}
      {selection.size > 0 && (
        <div className={`${bottom.bar} ${bottom.sticky} ${classes.chosen}`}>
          <p role="status">{t.chosen(selection.size)}</p>
          <button type="button" className={buttons.primary} onClick={() => setOpened('bulk')}>
            {t.changeChosen}
          </button>
          <button type="button" className={buttons.quiet} onClick={selection.clear}>
            {t.clearChosen}
          </button>
        </div>
      )}
      <DeleteDialog product={asked} onKeep={() => setAsked(null)} onDelete={(row) => void remove(row)} />
      {opened === 'bulk' && <BulkDialog ids={selection.ids()} store={store} onClose={close} />}
      {opened === 'import' && <ImportDialog store={store} onClose={close} />}
    </div>
  );
}

const PLACEHOLDERS = 10; // rows that are drawn before anything is known

function ExportButton(props: { store: RowStore; look: Look; onError: (error: unknown) => void }) {
  const { store, look, onError } = props;
  const t = useText(catalogueText);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      downloadCsv('catalogue.csv', sheetOf(await store.readAll(), look.columns));
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  };
  useScreenRequest('download', () => void download());
  return (
    <button
      type="button"
      {...once}
      className={buttons.secondary}
      aria-busy={busy}
      disabled={busy}
      onClick={() => void download()}
    >
      <IconDownload size={20} aria-hidden />
      <span className={toolbar.words}>{t.downloadCsv}</span>
    </button>
  );
}
