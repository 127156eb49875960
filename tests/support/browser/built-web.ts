import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Creates the files of a minimal build of the web app, with a shop and a sandbox. */
export function buildSmallWeb(folder: string): string {
  for (const app of ['shop', 'sandbox']) {
    mkdirSync(join(folder, app, 'assets'), { recursive: true });
    writeFileSync(join(folder, app, 'assets', 'app-abc123.js'), 'export {};');
    writeFileSync(
      join(folder, app, 'index.html'),
      `<title>__SHOP_NAME__</title>${app === 'sandbox' ? '<meta content="__SETTINGS__" />' : ''}<script nonce="__CSP_NONCE__"></script>`,
    );
  }
  return folder;
}
