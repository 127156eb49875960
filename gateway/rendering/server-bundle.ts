import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '../../schema/rendered-page.ts';

const fileIn = (webFolder: string): string => join(webFolder, 'server', 'entry-server.js');

/** False: the web app was built without it, so browsers render all pages. */
export const hasRenderer = (webFolder: string): boolean => existsSync(fileIn(webFolder));

export async function loadRenderer(webFolder: string): Promise<PageRenderer> {
  const { renderer } = (await import(pathToFileURL(fileIn(webFolder)).href)) as { renderer: PageRenderer };
  return renderer;
}
