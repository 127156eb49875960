import { readFileSync, writeFileSync } from 'node:fs';
import { printedSchema } from '../../gateway/graphql/sdl.ts';
import { RELEASED, schemaChanges } from './changes.ts';

const current = printedSchema();
const { breaking, others } = await schemaChanges(readFileSync(RELEASED, 'utf8'), current);
writeFileSync(RELEASED, current);
const lines = [...breaking.map((change) => `BREAKING  ${change}`), ...others.map((change) => `safe      ${change}`)];
process.stdout.write(
  `${lines.join('\n') || 'Nothing that a client would notice has changed.'}\n${RELEASED} is new: commit it.\n`,
);
