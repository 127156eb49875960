import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM } from 'jsdom';
import { build, type PluginOption } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { leanReact, withoutUnused } from '../../web/lean-react-plugin.ts';
import { leaveOut } from '../../web/leave-out.ts';
import type { Scene } from '../support/browser/react-scene.tsx';

const SCENE = fileURLToPath(new URL('../support/browser/react-scene.tsx', import.meta.url));
const REACT = new URL('cjs/react-dom-client.production.js', import.meta.resolve('react-dom'));

const item = (name: string) => `<li><button type="button">${name}</button></li>·`;

async function built(plugins: PluginOption[]): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    // Vitest's NODE_ENV is not production's.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: { write: false, rolldownOptions: { input: SCENE, output: { format: 'iife' } } },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('The scene was not built.');
  return output.output[0].code;
}

/** Runs the scene on a page that the server rendered. */
async function play(code: string): Promise<Scene> {
  const html = `<div id="root"><!--$--><ul>${['a', 'b', 'c'].map(item).join('')}</ul><!--/$--></div>`;
  const { window } = new JSDOM(`${html}<script>${code.replaceAll('</', String.raw`<\/`)}</script>`, {
    runScripts: 'dangerously',
    pretendToBeVisual: true,
  });
  const scene = await (window as unknown as { scene: Promise<Scene> }).scene;
  window.close();
  return scene;
}

let lean: string;
beforeAll(async () => {
  lean = await built([leanReact()]);
});

test('React takes a page over, changes it and fails as it does with all of its code', async () => {
  const whole = await built([]);
  const [expected, found] = [await play(whole), await play(lean)];
  expect(found.told).toEqual(expected.told);
  expect(found.told).toContain('keeps its elements: true');
  expect(found.told).toContain(`<!--$--><ul>${item('c')}${item('d')}${item('a')}</ul><!--/$-->`);
  expect(found.told.join()).toContain('<i>late</i>');
  expect(found.told.join()).toContain('caught RangeError: thrown');
  expect(found.told.join()).not.toContain('recovered');
  expect(lean.length).toBeLessThan(whole.length - 20_000);
});

test('what was left out is refused where it is used', async () => {
  const { transition, fragment } = await play(lean);
  expect(transition).toContain('#130');
  expect(fragment).toContain('web/lean-react-plugin.ts');
});

test('another version, or a function that is not there, fails the build', () => {
  const code = readFileSync(REACT, 'utf8');
  expect(() => withoutUnused(code)).not.toThrow();
  expect(() => withoutUnused(code.replace('version: "19.', 'version: "20.'))).toThrow('react-dom/client has no');
  expect(() => withoutUnused(code.replace('function startViewTransition(', 'function startTransition('))).toThrow(
    'startViewTransition',
  );
  expect(() => leaveOut('function kept() {\n}\n', { gone: '' }, 'a library')).toThrow('a library has no');
});
