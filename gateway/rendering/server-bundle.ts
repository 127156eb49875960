import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../schema/rendered-page.ts';

/** Undefined: the web app was built without it, so browsers render all pages. */
export async function loadRenderer(webFolder: string): Promise<PageRenderer | undefined> {
  const file = join(webFolder, 'server', 'entry-server.js');
  if (!existsSync(file)) return undefined;
  const { renderer } = (await import(pathToFileURL(file).href)) as { renderer: PageRenderer };
  return renderer;
}
