import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes of a folder what the build makes of the web app, with a shop and a sandbox as small as they can be. */
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
