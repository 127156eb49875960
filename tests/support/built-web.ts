import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes of a folder what the build makes of the web app, with a shop, or a sandbox, as small as one can be. */
export function buildSmallWeb(folder: string, app = 'shop'): string {
  const shop = join(folder, app);
  mkdirSync(join(shop, 'assets'), { recursive: true });
  writeFileSync(join(shop, 'index.html'), '<title>__SHOP_NAME__</title><script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(shop, 'assets', 'app-abc123.js'), 'export {};');
  return folder;
}
