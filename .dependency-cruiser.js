/**
 * Which layer may import which (architecture: web -> schema <- gateway -> HTTP -> upstream), and no cycles.
 * `npm run check` holds the code to it, tests/guards proves that a breach is found.
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'schema-imports-nothing',
      comment: 'The contract stands alone.',
      severity: 'error',
      from: { path: '^schema/' },
      to: { path: '^(web|gateway|upstream|tests|scripts)/' },
    },
    {
      name: 'gateway-imports-schema-only',
      comment: 'The gateway talks to the upstream over HTTP and knows nothing of the browser.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(web|upstream|tests|scripts)/' },
    },
    {
      name: 'upstream-stands-alone',
      comment: 'The reference API plays a foreign system.',
      severity: 'error',
      from: { path: '^upstream/' },
      to: { path: '^(web|gateway|schema|tests|scripts)/' },
    },
    {
      name: 'web-imports-schema-only',
      comment: 'The browser knows the contract, not who answers it.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(gateway|upstream|tests|scripts)/' },
    },
    {
      name: 'feature-imports-no-feature',
      comment: 'What two features need moves to components/ or schema/.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'components-import-no-feature',
      comment: 'Components hold no domain.',
      severity: 'error',
      from: { path: '^web/src/(lib|session|apollo|ui|shared|shell)/' },
      to: { path: '^web/src/features/' },
    },
    {
      name: 'examples-stand-alone',
      comment: 'They are to be copied into somebody else’s project.',
      severity: 'error',
      from: { path: '^docs/' },
      to: { path: '^(web|gateway|upstream|schema|tests|scripts)/' },
    },
    {
      name: 'only-rest-talks-http',
      comment:
        'rest/client.ts is the one place that talks to the upstream; pages/picture-source.ts has connections of its own for pictures.',
      severity: 'error',
      from: { path: '^gateway/', pathNot: '^gateway/(rest/client|pages/picture-source)\\.ts$' },
      to: { path: 'node_modules/undici/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-missing',
      comment: 'Every import resolves, to a package that package.json names.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^web/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types', 'typings'],
    },
  },
};
