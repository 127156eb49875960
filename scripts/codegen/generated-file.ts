import { dirname, relative, sep } from 'node:path';

const FOLDERS = /^web\/src\/(?:features\/(.+)|(shared)\/(.+))$/;

/**
 * The name, without `.ts`, of the file in `web/src/generated` for a .graphql file of the web app: one for each screen's folder and for
 * each folder that screens share, so that a screen loads its own documents alone. All else belongs to every screen: `components`.
 */
export function generatedFile(graphqlFile: string): string {
  const folder = dirname(relative(process.cwd(), graphqlFile)).split(sep).join('/');
  const [, screen, shared, part] = FOLDERS.exec(folder) ?? [];
  if (screen !== undefined) return screen.replaceAll('/', '-');
  return shared === undefined ? 'components' : `${shared}-${part?.replaceAll('/', '-')}`;
}
