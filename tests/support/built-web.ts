import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes of a folder a built web app, as small as one can be. */
export function buildSmallWeb(folder: string): string {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>__SHOP_NAME__</title><script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(folder, 'assets', 'app-abc123.js'), 'export {};');
  return folder;
}
