import { ROOMS } from '../rooms.ts';

/**
 * A room imports only those before it, types included.
 * @param {string} tree
 * @param {readonly import('../rooms.ts').Room[]} rooms
 * @param {number} place
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
function importsUpwards(tree, rooms, place) {
  const upToHere = rooms.slice(0, place + 1).map(({ name }) => name);
  return {
    name: `${tree}/${upToHere.at(-1)}-imports-what-is-below`,
    comment: 'The rooms and their order are in scripts/rooms.ts.',
    severity: 'error',
    from: { path: `^${tree}/${upToHere.at(-1)}/` },
    to: { path: `^${tree}/`, pathNot: `^${tree}/(${upToHere.join('|')})/` },
  };
}

/**
 * Which layer may import which (architecture: web -> schema <- gateway -> HTTP -> upstream), and no cycles.
 * `npm run check` holds the code to it.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'schema-imports-nothing',
      comment: 'The contract stands alone.',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(web|gateway|upstream|tests|scripts|bench)/' },
    },
    {
      name: 'gateway-imports-schema-only',
      comment: 'The gateway talks to the upstream over HTTP and knows nothing of the browser.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(web|upstream|tests|scripts|bench)/' },
    },
    {
      name: 'upstream-stands-alone',
      comment: 'The reference API plays a foreign system.',
      severity: 'error',
      from: { path: '^upstream/' },
      to: { path: '^(web|gateway|schema|tests|scripts|bench)/' },
    },
    {
      name: 'web-imports-schema-only',
      comment: 'The browser knows the contract, not who answers it.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(gateway|upstream|tests|scripts|bench)/' },
    },
    {
      name: 'feature-imports-no-feature',
      comment: 'What two features need moves to shared/ or ui/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    ...Object.entries(ROOMS).flatMap(([tree, rooms]) => rooms.map((_, place) => importsUpwards(tree, rooms, place))),
    {
      name: 'examples-stand-alone',
      comment: 'They are to be copied into somebody else’s project.',
      severity: 'error',
      from: { path: '^docs/' },
      to: { path: '^(web|gateway|upstream|schema|tests|scripts|bench)/' },
    },
    {
      name: 'only-rest-talks-http',
      comment:
        'rest/exchange.ts is the one place that talks to the upstream; pages/pictures.ts has connections of its own for pictures.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '^gateway/(rest/exchange|pages/pictures)\\.ts$' },
      to: { path: 'node_modules/undici/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-missing',
      comment:
        'Every import resolves, to a package that package.json names. Those of the other package.json files need not be installed.',
      severity: 'error',
      from: { pathNot: '^(bench/peers|tests/nightly/bucket)/' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web|gateway)/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
