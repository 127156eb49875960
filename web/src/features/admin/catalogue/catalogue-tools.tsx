import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { downloadCsv } from '../../../lib/csv.ts';
import { useText } from '../../../lib/language/language.tsx';
import { once } from '../../../lib/one-intent.ts';
import type { Address } from '../../../lib/hooks/use-address.ts';
import { useLayout } from '../../../lib/hooks/use-layout.ts';
import { FROM_CATALOGUE } from '../../../shell/admin/from-list.ts';
import { newProductPath } from '../../../shell/admin/product-form-path.ts';
import { currentUser } from '../../../session/session-user.ts';
import buttons from '../../../ui/buttons.module.css';
import { LookSheet, LookTools } from '../../../ui/table/look-tools.tsx';
import { ToolMenu } from '../../../ui/table/tool-menu.tsx';
import toolbar from '../../../ui/table/toolbar.module.css';
import { sheetOf } from './export-csv.ts';
import { catalogueText } from './messages.ts';
import type { RowStore } from './row-store.ts';
import { COLUMN_KEYS, columnsText, lookOf } from './view.ts';
import classes from './catalogue.module.css';

/** What can be done with the list as a whole. On a phone, what is needed less often is in one menu. */
export function CatalogueTools(props: {
  address: Address;
  store: RowStore;
  onImport: () => void;
  onError: (error: unknown) => void;
}) {
  const { address, store, onImport, onError } = props;
  const t = useText(catalogueText);
  const layout = useLayout();
  const look = lookOf(address.read, layout);
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      // A file holds the same on every screen.
      downloadCsv('catalogue.csv', sheetOf(await store.readAll(), lookOf(address.read).columns));
    } catch (error) {
      onError(error);
    } finally {
      setBusy(false);
    }
  };

  const lookProps = {
    address,
    columns: COLUMN_KEYS.map((key) => ({
      key,
      label: t.columns[key],
      shown: look.columns.includes(key),
      fixed: key === 'title',
    })),
    textOf: (columns: readonly string[]) => columnsText(columns, layout),
    compact: look.density === 'compact',
  };
  const files = (done?: () => void) => (
    <>
      <button
        type="button"
        className={buttons.secondary}
        title={t.importCsv}
        onClick={() => {
          done?.();
          onImport();
        }}
      >
        <IconUpload size={20} aria-hidden />
        <span>{t.importCsv}</span>
      </button>
      <button
        type="button"
        {...once}
        className={buttons.secondary}
        title={t.downloadCsv}
        aria-busy={busy}
        disabled={busy}
        onClick={() => {
          done?.();
          void download();
        }}
      >
        <IconDownload size={20} aria-hidden />
        <span>{t.downloadCsv}</span>
      </button>
    </>
  );
  const isPhone = layout === 'phone';
  return (
    <div className={`${toolbar.tools} ${classes.tools}`}>
      {!isPhone && <LookTools {...lookProps} />}
      {isPhone ? (
        <ToolMenu icon={IconDots} label={t.moreTools}>
          {(close) => (
            <div className={classes.more}>
              <LookSheet {...lookProps} />
              {files(close)}
            </div>
          )}
        </ToolMenu>
      ) : (
        files()
      )}
      {/* What most come for is at the end of the row. */}
      <Link
        to={newProductPath(currentUser()?.role === 'ADMIN')}
        state={FROM_CATALOGUE}
        className={buttons.primary}
        title={t.newProduct}
      >
        <IconPlus size={20} aria-hidden />
        <span className={toolbar.words}>{t.newProduct}</span>
      </Link>
    </div>
  );
}
