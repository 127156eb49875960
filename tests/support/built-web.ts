import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Makes of a folder what the build makes of the web app, with a shop and a sandbox as small as they can be. */
export function buildSmallWeb(folder: string): string {
  const shop = join(folder, 'shop');
  mkdirSync(join(shop, 'assets'), { recursive: true });
  writeFileSync(join(shop, 'index.html'), '<title>__SHOP_NAME__</title><script nonce="__CSP_NONCE__"></script>');
  writeFileSync(join(shop, 'assets', 'app-abc123.js'), 'export {};');
  mkdirSync(join(folder, 'sandbox'));
  writeFileSync(
    join(folder, 'sandbox', 'index.html'),
    '<title>__SHOP_NAME__</title><meta content="__SETTINGS__" /><script nonce="__CSP_NONCE__"></script>',
  );
  return folder;
}
