import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { printedSchema } from '../../gateway/graphql/sdl.ts';

// npm run schema:print [-- --out FILE]
const { out } = parseArgs({ options: { out: { type: 'string' } } }).values;
if (out === undefined) process.stdout.write(printedSchema());
else writeFileSync(out, printedSchema());
