import { readFileSync } from 'node:fs';
import { printedSchema } from '../../gateway/graphql/sdl.ts';
import { RELEASED, schemaChanges } from './changes.ts';

const { breaking } = await schemaChanges(readFileSync(RELEASED, 'utf8'), printedSchema());
if (breaking.length > 0) {
  process.stdout.write(`The schema breaks clients of the last released one (${RELEASED}):
${breaking.map((change) => `- ${change}`).join('\n')}
Keep what clients use beside what replaces it, with \`@deprecated(reason: "...")\`, and release that: later it may go.
If nobody uses it, release the change deliberately: npm run schema:release
`);
  process.exit(1);
}
