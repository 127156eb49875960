/**
 * Rules of this code's own, as a plugin of oxlint: what each looks for is a selector of the syntax tree, as ESLint has them.
 * oxlint.config.ts says where each applies, and SECURITY.md leans on three of them; tests/scripts/rules/security-lint.test.ts shows
 * that those refuse what they should.
 */

/** @param {Record<string, string>} messages by the selector of what they refuse */
const refuse = (messages) => ({
  /** @param {{ report: (problem: { node: unknown, message: string }) => void }} context */
  create: (context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (/** @type {unknown} */ node) => context.report({ node, message }),
      ]),
    ),
});

/** What a window is called, one's own or another. */
const WINDOWS = '/^(window|globalThis|self|parent|top|opener|source|contentWindow)$/';

const INTO_MESSAGES = 'Put the text into the messages.ts beside the feature, in each language.';

/** Attributes whose texts people read or hear. */
const READ =
  '/^(aria-(label|roledescription|description|valuetext)|alt|placeholder|title|label|heading|text|description|caption|intro|' +
  'keep|question|answer|line|lead|missing|everything|submitLabel)$/';

export default {
  meta: { name: 'own' },
  rules: {
    'named-exports': refuse({
      ExportDefaultDeclaration: 'Export it by its name.',
      ExportAllDeclaration: 'No barrels: import from the file that holds it.',
    }),
    'environment-in-config': refuse({
      'MemberExpression[object.name="process"][property.name="env"]': 'The environment is read in config.ts only.',
    }),
    /** Ways around no-eval, no-new-func and no-restricted-imports. */
    'no-text-as-code': refuse({
      'MemberExpression[object.name=/^(globalThis|window|self|global)$/][property.name="Function"]':
        'No text becomes code.',
      ':matches(CallExpression, NewExpression)[callee.property.name="constructor"]':
        'The constructor of a function makes code of texts.',
      'ImportExpression:matches([source.value=/^(node:)?vm$/], [source.type=TemplateLiteral])': 'No text becomes code.',
      'CallExpression:matches([callee.name="require"], [callee.property.name="getBuiltinModule"])':
        'Import it: which modules a file has is seen at its top.',
    }),
    /** In a replacement, `$&` and the like stand for pieces of the text around it. */
    'no-text-as-pattern': refuse({
      ['CallExpression[callee.property.name=/^replace(All)?$/] > ' +
      ':nth-child(2):not(ArrowFunctionExpression, FunctionExpression, Literal[value=/^[^$]*$/])']:
        'In a replacement `$` has a meaning: give a function that returns it.',
    }),
    'no-text-as-markup': refuse({
      [':matches(AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/], ' +
      'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe|parseFromString|createContextualFragment)$/], ' +
      'CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/], ' +
      'JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/])']:
        'No text becomes markup: React shows it as text.',
    }),
    'pages-stay-alone': refuse({
      [`CallExpression:matches([callee.object.name=${WINDOWS}], [callee.object.property.name=${WINDOWS}])` +
      ':matches([callee.property.name="postMessage"], [callee.property.name="addEventListener"][arguments.0.value="message"])']:
        'Pages do not talk to each other; tabs of the shop do by a BroadcastChannel (web/src/apollo/tabs.ts).',
      [`CallExpression[callee.object.name=${WINDOWS}][callee.property.name="open"]`]:
        'A page that opens another leaves that one a hold on it: make it a link.',
      ['JSXOpeningElement:has(> JSXAttribute[name.name="target"][value.value=/^_/])' +
      ':not(:has(> JSXAttribute[name.name="rel"][value.value="noopener noreferrer"]))']:
        'A link to a window of its own has rel="noopener noreferrer".',
    }),
    /** What people read or hear stands in a `messages.ts`, so that it is in each language. */
    'texts-in-messages': refuse(
      Object.fromEntries(
        [
          'JSXText[value=/[A-Za-z\u0900-\u097f]/]',
          'JSXElement > JSXExpressionContainer :not(JSXAttribute) > Literal[value=/[A-Za-z] [A-Za-z]/]',
          ...[
            'Literal[value=/^(?!https:|h\\d$).*[A-Za-z]/]',
            'JSXExpressionContainer Literal[value=/[A-Z]|[a-z] [a-z]/]',
            'JSXExpressionContainer TemplateElement[value.raw=/[A-Za-z] |[A-Z]/]',
          ].map((text) => `JSXAttribute[name.name=${READ}] > ${text}`),
          'CallExpression[callee.property.name=/^(confirm|alert)$/] > :matches(Literal, TemplateLiteral)',
          'Property[key.name=/^(message|header|heading|label)$/] > :matches(Literal, TemplateLiteral)[value!=""]',
        ].map((selector) => [selector, INTO_MESSAGES]),
      ),
    ),
  },
};
