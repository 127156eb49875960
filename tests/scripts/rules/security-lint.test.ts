import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import config from '../../../oxlint.config.ts';
import { temporaryFolder } from '../../support/folder.ts';

/** What is used of oxlint's report. */
interface Report {
  diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
}

const FILES = [
  'gateway/app.ts',
  'gateway/execution/operation.ts',
  'gateway/config/config.ts',
  'gateway/pages/sandbox.ts',
  'upstream/app.ts',
  'upstream/database/drizzle.config.ts',
  'web/src/main.tsx',
  'web/src/features/cart/cart-page.tsx',
  'web/sandbox/main.tsx',
  'web/vite.config.ts',
  'schema/rules.ts',
  'scripts/build.ts',
  'scripts/run.mjs',
  'vitest.config.ts',
];

const CODE = 'own(no-text-as-code)';
const IMPORTS = 'eslint(no-restricted-imports)';
const NEW_FUNCTION = 'eslint(no-new-func)';
const EVAL = 'eslint(no-eval)';
const IMPLIED = 'eslint(no-implied-eval)';
const PATTERN = 'own(no-text-as-pattern)';
const MARKUP = 'own(no-text-as-markup)';
const ALONE = 'own(pages-stay-alone)';

/** Each stands in a line of its own. The rule that refuses it; undefined: none does. */
type Line = [text: string, rule: string | undefined];

const REPLACEMENTS: Line[] = [
  ...['name', '`${name}`', "'$1'", "'a' + name", 'escape(name)', 'a ? name : "b"'].flatMap((text): Line[] => [
    [`page.replace("x", ${text});`, PATTERN],
    [`page?.replaceAll(/x/g, ${text});`, PATTERN],
  ]),
  ...['""', "'&amp;'", '() => name', 'function () { return name; }', '(_, one) => one'].map((text): Line => [
    `page.replaceAll("x", ${text});`,
    undefined,
  ]),
  ['location.replace(name);', undefined],
];

const EVERYWHERE: Line[] = [
  ['new Function("return 1")();', NEW_FUNCTION],
  ['Function("return 1")();', NEW_FUNCTION],
  ['Function.call(null, "return 1");', NEW_FUNCTION],
  ['new globalThis.Function("return 1");', CODE],
  ['(() => 1).constructor("return 1");', CODE],
  ['new (Object.getPrototypeOf(async () => 1).constructor)("return 1");', CODE],
  ['eval("1");', EVAL],
  ['(0, eval)("1");', EVAL],
  ['globalThis.eval("1");', EVAL],
  ['const run = eval; run("1");', EVAL],
  ['setTimeout("run()", 1);', IMPLIED],
  ['window.setInterval(`run()`, 1);', IMPLIED],
  ['import { runInThisContext } from "node:vm";', IMPORTS],
  ['import vm from "vm";', IMPORTS],
  ['export { Script } from "node:vm";', IMPORTS],
  ['const vm = await import("node:vm"); vm.runInThisContext("1");', CODE],
  ['const vm = require("vm"); vm.runInThisContext("1");', CODE],
  ['const vm = process.getBuiltinModule("vm"); vm.runInThisContext("1");', CODE],
  ['import { createRequire } from "node:module";', IMPORTS],
  ['await import(`data:text/javascript,${name}`);', CODE],
  ...REPLACEMENTS,
];

const IN_BROWSERS: Line[] = [
  ['const a = <p dangerouslySetInnerHTML={{ __html: b }} />; show(a);', MARKUP],
  ['element.innerHTML = text;', MARKUP],
  ['element.outerHTML = text;', MARKUP],
  ['element.insertAdjacentHTML("beforeend", text);', MARKUP],
  ['document.write(text);', MARKUP],
  ['frame.srcdoc = text;', MARKUP],
  ['window.postMessage(text, "*");', ALONE],
  ['frame.contentWindow.postMessage(text, "*");', ALONE],
  ['window.addEventListener("message", act);', ALONE],
  ['window.open(address);', ALONE],
  ['open(address);', 'eslint(no-restricted-globals)'],
  ['const a = <a href={b} target="_blank">c</a>; show(a);', ALONE],
  ['const a = "javascript:run()"; show(a);', 'eslint(no-script-url)'],
];

const linesOf = (file: string): Line[] => (file.endsWith('.tsx') ? [...EVERYWHERE, ...IN_BROWSERS] : EVERYWHERE);

const refusalOf = (file: string, n: number, rule: string): string => `${file}:${n + 1} ${rule}`;

/** The rules above that lines of the files break. */
function refusals(): Set<string> {
  const folder = temporaryFolder();
  for (const file of FILES) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    const text = linesOf(file).map(([line]) => (/^(import|export) /.test(line) ? line : `{ ${line} }`));
    writeFileSync(join(folder, file), text.join('\n'));
  }
  // As in the root, its patterns begin where it lies. Rules that use types would need a project.
  const jsPlugins = [resolve('scripts/lint/own-rules.js')];
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, jsPlugins, options: {} }));
  const oxlint = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format', 'json'], { cwd: folder });
  const { diagnostics } = JSON.parse(oxlint.stdout.toString()) as Report;
  return new Set(
    diagnostics.map(({ code, filename, labels }) =>
      refusalOf(relative(folder, resolve(folder, filename)), (labels[0]?.span.line ?? 0) - 1, code),
    ),
  );
}

test('the linter lets no text become code, markup or a pattern, in any layer', () => {
  const found = refusals();
  const lines = FILES.flatMap((file) => linesOf(file).map(([, rule], n) => ({ file, n, rule })));
  const expected = lines.flatMap(({ file, n, rule }) => (rule ? refusalOf(file, n, rule) : []));
  expect(expected.filter((refusal) => !found.has(refusal))).toEqual([]);
  const allowed = lines.filter(({ rule }) => !rule);
  expect(allowed.filter(({ file, n }) => found.has(refusalOf(file, n, PATTERN)))).toEqual([]);
});
