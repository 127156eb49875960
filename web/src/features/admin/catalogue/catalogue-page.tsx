import IconBoxOff from '@tabler/icons-react/dist/esm/icons/IconBoxOff.mjs';
import { useRef, useState } from 'react';
import { errorCode } from '../../../apollo/error-codes.ts';
import { useUserMessage } from '../../../apollo/use-user-message.ts';
import { useText } from '../../../lib/language/language.tsx';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { useAddress } from '../../../lib/hooks/use-address.ts';
import bottom from '../../../shell/admin/bottom-bar.module.css';
import frame from '../../../shell/admin/staff-frame.module.css';
import buttons from '../../../ui/buttons.module.css';
import { PageTitle } from '../../../ui/page-title.tsx';
import toolbar from '../../../ui/table/toolbar.module.css';
import { showToast } from '../../../ui/toast/toast.ts';
import { EmptyView } from '../../../ui/views/empty-view.tsx';
import { LoadError } from '../../../ui/views/load-error.tsx';
import { UnauthorizedView } from '../../../ui/views/unauthorized-view.tsx';
import { lazyComponent } from '../../../ui/views/lazy-component.tsx';
import { useDeleteProduct } from '../../../shared/deleted-products/use-delete-product.tsx';
import { BackLink } from './back-link.tsx';
import { CatalogueTools } from './catalogue-tools.tsx';
import { CatalogueTable } from './rows/catalogue-table.tsx';
import { catalogueText } from './messages.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useDuplicate } from './use-duplicate.ts';
import { useEdits } from './rows/use-edits.ts';
import { useSelection } from './use-selection.ts';
import { ClearFilters, FilterBar } from './view-tools.tsx';
import { FILTERS, lookOf, viewOf } from './view.ts';
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
  const [opened, setOpened] = useState<'bulk' | 'import'>();
  const duplicate = useDuplicate(() => store.reload());

  const heading = useRef<HTMLHeadingElement>(null);
  const toHeading = () => heading.current?.focus();
  const selection = useSelection(store, tell);
  const deletion = useDeleteProduct(heading, ({ id }) => {
    selection.forget(id);
    store.reload();
  });

  const chooseNone = () => {
    // The bar goes; the box for all rows has the focus, where there is one.
    (document.querySelector<HTMLElement>('thead input') ?? heading.current)?.focus({ preventScroll: true });
    selection.clear();
  };

  const close = () => setOpened(undefined);

  const isEmpty = facts?.total === 0 && error === undefined;
  const isUnread = !facts?.total && error !== undefined;
  if (errorCode(error) === 'FORBIDDEN') return <UnauthorizedView role="ADMIN" />;
  return (
    <div className={`${frame.frame} ${classes.page}`}>
      <PageTitle title={t.title} />
      <div className={classes.ways}>
        <BackLink />
        <h1 ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
      </div>
      <FilterBar address={address} facts={facts} />
      <div className={`${toolbar.below} ${classes.below}`}>
        <div className={toolbar.shown}>
          <p className={toolbar.count} role="status">
            {facts ? t.count(facts.total, facts.catalogueTotal) : !error && t.loading}
          </p>
          {!isEmpty && !isUnread && <p className={`${classes.note} ${classes.hint}`}>{t.hint}</p>}
          {!isEmpty && <ClearFilters address={address} onClear={toHeading} />}
        </div>
        <CatalogueTools address={address} store={store} onImport={() => setOpened('import')} onError={tell} />
      </div>
      {facts?.isAlike && (
        <p role="status" className={classes.note}>
          {t.alike}
        </p>
      )}
      {facts && !facts.isComplete && <p className={classes.note}>{t.incomplete}</p>}
      {error !== undefined && <LoadError error={error} onRetry={() => store.reload()} />}
      {isEmpty && (
        <EmptyView
          level="h2"
          icon={<IconBoxOff aria-hidden />}
          heading={facts.catalogueTotal === 0 ? t.empty : t.nothing}
          action={<ClearFilters address={address} isMain onClear={toHeading} />}
        />
      )}
      {!isEmpty && !isUnread && (
        <CatalogueTable
          // Another list begins at its start.
          key={`${store.name} ${look.density}`}
          store={store}
          total={facts?.total ?? PLACEHOLDERS}
          look={look}
          busy={busy}
          edits={edits}
          selection={selection}
          onSort={(sort) => address.change({ sort }, { replace: true })}
          actions={{ onDuplicate: (row) => void duplicate(row), onDelete: deletion.ask }}
        />
      )}
      {deletion.question}
      {selection.size > 0 && (
        <div className={bottom.sticky}>
          <div className={`${bottom.bar} ${classes.chosen}`}>
            <p role="status">{t.chosen(selection.size)}</p>
            <button type="button" className={buttons.primary} onClick={() => setOpened('bulk')}>
              {t.changeChosen}
            </button>
            <button type="button" className={buttons.quiet} onClick={chooseNone}>
              {t.clearChosen}
            </button>
          </div>
        </div>
      )}
      {opened === 'bulk' && <BulkDialog ids={selection.ids()} store={store} onClose={close} />}
      {opened === 'import' && (
        <ImportDialog
          store={store}
          onClose={close}
          onSeeNew={() => {
            close();
            address.change({ ...Object.fromEntries(FILTERS.map((name) => [name, ''])), sort: '-id' });
          }}
        />
      )}
    </div>
  );
}

const PLACEHOLDERS = 10; // rows that are drawn before anything is known
