import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../schema/sdl');

export function readSchemaText(): string {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  return files
    .sort()
    .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
    .join('\n');
}
