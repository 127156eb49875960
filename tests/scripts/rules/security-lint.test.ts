import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What is used of ESLint. */
interface Linter {
  lintText: (
    text: string,
    place: { filePath: string },
  ) => Promise<{ messages: { ruleId: string | null; message: string }[] }[]>;
  calculateConfigForFile: (file: string) => Promise<{ rules: Record<string, [number]> }>;
}

const FOLDER = 'scripts/lint';
const INSTALLED = existsSync(`${FOLDER}/node_modules/eslint`);
const WHERE = INSTALLED ? '' : ' (skipped: the linters are not installed; npm run check installs them)';

let eslint: Linter;
if (INSTALLED) {
  const { ESLint } = (await import(resolve(FOLDER, 'node_modules/eslint/lib/api.js'))) as {
    ESLint: new (options: object) => Linter;
  };
  eslint = new ESLint({ overrideConfigFile: `${FOLDER}/eslint.config.js` });
}

/** Names of the lint rules that a text breaks as the file `filePath`, without those that any short example breaks. */
async function broken(text: string, filePath: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath });
  const names = (result?.messages ?? []).map(({ ruleId, message }) => ruleId ?? message);
  return [...new Set(names)].filter((name) => !/unused|no-console|require-imports|no-unsafe/.test(name)).sort();
}

const SYNTAX = 'no-restricted-syntax';
const IMPORTS = 'no-restricted-imports';
const LAYERS = [
  'gateway/app.ts',
  'gateway/execution/operation.ts',
  'gateway/config/config.ts',
  'upstream/app.ts',
  'upstream/database/drizzle.config.ts',
  'web/src/main.tsx',
  'web/sandbox/main.tsx',
  'web/vite.config.ts',
  'schema/rules.ts',
  'scripts/build.ts',
  'scripts/run.mjs',
  'vitest.config.ts',
];

describe.skipIf(!INSTALLED)(`rules of security${WHERE}`, () => {
  test.each(LAYERS)('no text becomes code in %s', async (file) => {
    const offences: [text: string, rule: string][] = [
      ['new Function("return 1")();', 'no-new-func'],
      ['Function("return 1")();', 'no-new-func'],
      ['Function.call(null, "return 1");', 'no-new-func'],
      ['new globalThis.Function("return 1");', SYNTAX],
      ['(() => 1).constructor("return 1");', SYNTAX],
      ['new (Object.getPrototypeOf(async () => 1).constructor)("return 1");', SYNTAX],
      ['eval("1");', 'no-eval'],
      ['(0, eval)("1");', 'no-eval'],
      ['globalThis.eval("1");', 'no-eval'],
      ['const run = eval; run("1");', 'no-eval'],
      ['setTimeout("run()", 1);', 'no-implied-eval'],
      ['window.setInterval(`run()`, 1);', 'no-implied-eval'],
      ['import { runInThisContext } from "node:vm"; runInThisContext("1");', IMPORTS],
      ['import vm from "vm"; vm.runInThisContext("1");', IMPORTS],
      ['export { Script } from "node:vm";', IMPORTS],
      ['const vm = await import("node:vm"); vm.runInThisContext("1");', SYNTAX],
      ['const vm = require("vm"); vm.runInThisContext("1");', SYNTAX],
      ['const vm = process.getBuiltinModule("vm"); vm.runInThisContext("1");', SYNTAX],
      ['import { createRequire } from "node:module"; createRequire("x")("vm");', IMPORTS],
      ['await import(`data:text/javascript,${name}`);', SYNTAX],
    ];
    for (const [text, rule] of offences) expect(await broken(text, file), text).toContain(rule);
  });

  test.each(LAYERS)('no text becomes a pattern of a replacement in %s', async (file) => {
    for (const replacement of ['name', '`${name}`', "'$1'", "'a' + name", 'escape(name)', 'a ? name : "b"']) {
      for (const call of ['replace', 'replaceAll']) {
        expect(await broken(`page.${call}("x", ${replacement});`, file), replacement).toContain(SYNTAX);
        expect(await broken(`page?.${call}(/x/g, ${replacement});`, file), replacement).toContain(SYNTAX);
      }
    }
    for (const replacement of ['""', "'&amp;'", '() => name', 'function () { return name; }', '(_, one) => one']) {
      expect(await broken(`page.replaceAll("x", ${replacement});`, file), replacement).toEqual([]);
    }
    expect(await broken('location.replace(name);', file)).toEqual([]);
  });

  test('no text becomes markup or a script’s address in the browser', async () => {
    for (const file of ['web/src/main.tsx', 'web/sandbox/main.tsx']) {
      expect(await broken('const a = <p dangerouslySetInnerHTML={{ __html: b }} />; show(a);', file)).toContain(SYNTAX);
      expect(await broken('element.innerHTML = text;', file)).toContain(SYNTAX);
      expect(await broken('element.outerHTML = text;', file)).toContain(SYNTAX);
      expect(await broken('element.insertAdjacentHTML("beforeend", text);', file)).toContain(SYNTAX);
      expect(await broken('document.write(text);', file)).toContain(SYNTAX);
      expect(await broken('frame.srcdoc = text;', file)).toContain(SYNTAX);
      expect(await broken('window.postMessage(text, "*");', file)).toContain(SYNTAX);
      expect(await broken('frame.contentWindow.postMessage(text, "*");', file)).toContain(SYNTAX);
      expect(await broken('window.addEventListener("message", act);', file)).toContain(SYNTAX);
      expect(await broken('window.open(address);', file)).toContain(SYNTAX);
      expect(await broken('open(address);', file)).toContain('no-restricted-globals');
      expect(await broken('const a = <a href={b} target="_blank">c</a>; show(a);', file)).toContain(SYNTAX);
      expect(await broken('const a = "javascript:run()"; show(a);', file)).toContain('no-script-url');
    }
  });

  test('the rules apply to every file of every layer', async () => {
    for (const file of [
      ...LAYERS,
      'gateway/pages/sandbox.ts',
      'web/src/features/cart/cart-page.tsx',
      'scripts/doctor.ts',
    ]) {
      const { rules } = await eslint.calculateConfigForFile(file);
      const rulesOff = ['no-eval', 'no-implied-eval', 'no-new-func', IMPORTS, SYNTAX].filter(
        (name) => rules[name]?.[0] !== 2,
      );
      expect(rulesOff, file).toEqual([]);
    }
  });
});
