/**
 * What keeps texts from becoming something else than texts. SECURITY.md leans on it; tests/scripts/rules/security-lint.test.ts shows
 * that each of these is refused.
 */

/** Modules that make code of texts. */
const MACHINES = '^(node:)?vm$';

/** For `no-restricted-syntax`, since that rule can't be set twice for a file: ways around the rules below. */
export const TEXT_AS_CODE = [
  {
    selector: 'MemberExpression[object.name=/^(globalThis|window|self|global)$/][property.name="Function"]',
    message: 'No text becomes code.',
  },
  {
    selector: ':matches(CallExpression, NewExpression)[callee.property.name="constructor"]',
    message: 'The constructor of a function makes code of texts.',
  },
  {
    selector: `ImportExpression:matches([source.value=/${MACHINES.replaceAll('/', '\\u002F')}/], [source.type=TemplateLiteral])`,
    message: 'No text becomes code.',
  },
  {
    selector: 'CallExpression:matches([callee.name="require"], [callee.property.name="getBuiltinModule"])',
    message: 'Import it: which modules a file has is seen at its top.',
  },
];

/** For `no-restricted-syntax`: in a replacement, `$&` and the like stand for pieces of the text around it. */
export const TEXT_AS_PATTERN = {
  selector:
    'CallExpression[callee.property.name=/^replace(All)?$/] > ' +
    ':nth-child(2):not(ArrowFunctionExpression, FunctionExpression, Literal[value=/^[^$]*$/])',
  message: 'In a replacement `$` has a meaning: give a function that returns it.',
};

/** What a window is called, one's own or another. */
const WINDOWS = '/^(window|globalThis|self|parent|top|opener|source|contentWindow)$/';

const OPENED = 'A page that opens another leaves that one a hold on it: make it a link.';

/** For `no-restricted-syntax` in what runs in browsers. */
export const TEXT_AS_MARKUP = [
  {
    selector:
      ':matches(AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/], ' +
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseFromString|createContextualFragment)$/], ' +
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/], ' +
      'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/])',
    message: 'No text becomes markup: React shows it as text.',
  },
  {
    selector:
      `CallExpression:matches([callee.object.name=${WINDOWS}], [callee.object.property.name=${WINDOWS}])` +
      ':matches([callee.property.name="postMessage"], [callee.property.name="addEventListener"][arguments.0.value="message"])',
    message: 'Pages do not talk to each other; tabs of the shop do by a BroadcastChannel (web/src/apollo/tabs.ts).',
  },
  {
    selector: `CallExpression[callee.object.name=${WINDOWS}][callee.property.name="open"]`,
    message: OPENED,
  },
  {
    selector:
      'JSXOpeningElement:has(> JSXAttribute[name.name="target"][value.value=/^_/])' +
      ':not(:has(> JSXAttribute[name.name="rel"][value.value="noopener noreferrer"]))',
    message: 'A link to a window of its own has rel="noopener noreferrer".',
  },
];

const ASIDE = [
  { name: 'vm', message: 'No text becomes code.' },
  { name: 'node:vm', message: 'No text becomes code.' },
  { name: 'module', importNames: ['createRequire'], message: 'Import it.' },
  { name: 'node:module', importNames: ['createRequire'], message: 'Import it.' },
];

/** @type {import('eslint').Linter.Config[]} */
export const securityConfig = [
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    // Else the rules take these for names of the file's own.
    languageOptions: {
      globals: Object.fromEntries(
        ['setTimeout', 'setInterval', 'setImmediate', 'window', 'self', 'global'].map((name) => [name, 'readonly']),
      ),
    },
    rules: {
      'no-eval': 'error',
      'no-implied-eval': 'error',
      'no-new-func': 'error',
      'no-script-url': 'error',
      'no-restricted-imports': ['error', { paths: ASIDE }],
    },
  },
  {
    files: ['web/{src,sandbox}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-globals': ['error', { name: 'open', message: OPENED }] },
  },
  {
    // Tests tell attacks, and start modules of their own.
    files: ['tests/**', 'bench/**'],
    rules: { 'no-script-url': 'off' },
  },
];
