import { runVitest } from './test/vitest.ts';

/** Files or folders; none: all tests. Such as `npm test -- tests/gateway`. */
const chosen = process.argv.slice(2);
// What takes minutes is for `npm run nightly`.
const projects = chosen.includes('--project') ? [] : ['--project', '!nightly'];
await runVitest([...projects, ...chosen]);
