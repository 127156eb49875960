import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { bundleBudget, FIRST_LOAD_BUDGET } from './bundle-budget.ts';
import { scopedName } from './scoped-name.ts';
import { firstScreen } from './first-screen-plugin.ts';
import { leanReact } from './lean-react-plugin.ts';
import { leaveOut } from './leave-out.ts';
import { serverBundle } from './server-bundle-plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';

/** Fills in what the gateway fills in when it serves the built page. */
function shopName(): Plugin {
  const name = (process.env['SHOP_NAME'] ?? 'Haat').replaceAll(/[&<"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return {
    name: 'shop-name',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replaceAll('__CSP_NONCE__', 'dev')
        .replaceAll('__SHOP_URL__', '')
        .replaceAll('__SHOP_NAME__', () => name),
  };
}

/** Smaller replacements for modules of libraries in the first screen. */
const REPLACEMENTS: Record<string, string> = {
  // React Router exports its development build for every condition; this names the file of the production build.
  'react-router': new URL('../production/index.mjs', import.meta.resolve('react-router')).href,
  'react-router/dom': new URL('../production/dom-export.mjs', import.meta.resolve('react-router/dom')).href,
  '../jsutils/inspect.mjs': new URL('src/apollo/lean/inspect.ts', import.meta.url).href,
  './ast.mjs': new URL('src/apollo/lean/graphql-language.ts', import.meta.url).href,
  './visitor.mjs': new URL('src/apollo/lean/graphql-language.ts', import.meta.url).href,
  './graphql/print.js': new URL('src/apollo/lean/registered-document.ts', import.meta.url).href,
  './removeDirectivesFromDocument.js': new URL('src/apollo/lean/plain-documents.ts', import.meta.url).href,
  './coerceScalarFieldsToParsed.js': new URL('src/apollo/lean/plain-documents.ts', import.meta.url).href,
  './maskFragment.js': new URL('src/apollo/lean/unmasked.ts', import.meta.url).href,
  './maskOperation.js': new URL('src/apollo/lean/unmasked.ts', import.meta.url).href,
  './innerFrom': new URL('src/apollo/lean/inner-from.ts', import.meta.url).href,
  '../observable/innerFrom': new URL('src/apollo/lean/inner-from.ts', import.meta.url).href,
  '../../observable/innerFrom': new URL('src/apollo/lean/inner-from.ts', import.meta.url).href,
  '../scheduled/scheduled': new URL('src/apollo/lean/inner-from.ts', import.meta.url).href,
};

/** Functions of React Router for what the shop does not use: a framework, React's server components, a data router. */
const UNUSED_OF_ROUTER = {
  DefaultErrorComponent: '',
  PrefetchPageLinks: '',
  RSCErrorHandler: '',
  decodeRedirectErrorDigest: '',
  decodeRouteErrorResponseDigest: '',
  useNavigateStable: '',
  // What it gives without a framework. Saves each link five hooks.
  usePrefetchBehavior: 'return [false, null, {}];',
};

function leanLibraries(): Plugin {
  return {
    name: 'lean-libraries',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const file = REPLACEMENTS[source];
      return file && importer?.includes('node_modules') ? fileURLToPath(file) : undefined;
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/chunk-/, code: /^function Router\(/m },
      // Naming a component for developers counts as a use, and so does extending one.
      handler: (code) =>
        leaveOut(code, UNUSED_OF_ROUTER, 'react-router')
          .replaceAll(
            /^(var \w+ = )(class extends React\d*\.Component \{.*?^\});$/gms,
            (_, start: string, definition: string) => `${start}/* @__PURE__ */ (() => ${definition})();`,
          )
          .replaceAll(/^\w+\.displayName = ".*";$/gm, '')
          .replaceAll(
            /^var \w+ = (?=React\d*\.(?:forwardRef|memo|createContext)\()/gm,
            (start) => `${start}/* @__PURE__ */ `,
          ),
    },
  };
}

/** Files that the page itself loads. */
const PAGE_FILES = /assets\/(index|libraries|rolldown-runtime|shared)-/;

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4010';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    shopName(),
    leanLibraries(),
    leanReact(),
    firstScreen(),
    bundleBudget('features/products/list/list-page.tsx', FIRST_LOAD_BUDGET),
    serverBundle(),
    serviceWorker(),
    // Not HTML: the gateway fills in the shop's name and a nonce for each request.
    compression({ include: /\.(js|css|svg)$/, algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  resolve: {
    // rxjs as ES2015 instead of ES5.
    conditions: ['es2015', ...defaultClientConditions],
  },
  css: { modules: { generateScopedName: scopedName } },
  optimizeDeps: { entries: ['index.html'] },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/shop',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // All browsers that can run this build support module preloading.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !PAGE_FILES.test(file)),
    },
    rolldownOptions: {
      output: {
        // The first script names a hundred files. 42 bits tell the versions of one of them apart.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Libraries change rarely: browsers keep this chunk across releases of the shop.
            {
              name: 'libraries',
              test: /node_modules[\\/](?!.*useMutation)(react|react-dom|react-router|react-router-dom|scheduler|@apollo|graphql|@wry|optimism|rxjs)[\\/]/,
            },
            // Small modules of many screens, in one chunk. Not what only forms share, what the product list does not
            // need, or what imports Mantine or the carousel: a group includes its modules' imports.
            {
              name: 'shared',
              test: /(web[\\/]src|schema|@tabler)[\\/](?!.*Icon(Trash|Lock|Logout|Arrow(Up|Down|Left)|Check|Download|Package(Off)?|Plus|Copy|TruckDelivery)\b|generated[\\/](?!shared-product)|lib[\\/](one-intent|hooks[\\/]use-(elapsed|address))|apollo[\\/]payload|shared[\\/](order|move|address|wishlist[\\/]wishlist-)|session[\\/]list-|shared[\\/]cart[\\/](cart-|fill|messages|missing)|features[\\/]auth|ui[\\/]views[\\/](messages|unauthorized|not-found)|rules|limits|session[\\/]registration|ui[\\/](form|table|mantine|amount|date-text|dialog[\\/](focus|confirm)|toast[\\/]copy)|shell[\\/]admin|shared[\\/]product[\\/]product-(rail|links))/,
              minShareCount: 5,
            },
            // What staff's screens share: the first script names each file, also to those who never open one.
            {
              name: 'staff-parts',
              test: /Icon(Calendar|ChartBar|Users|UserPlus|Table|Tags|Edit|Upload|Settings|Messages|Packages|LayoutKanban|MessageSearch|MessageStar)\b|ui[\\/]form[\\/]checkbox|shared[\\/]product[\\/]rating|ui[\\/]table[\\/](tool-menu|row-press|look-tools|managed-table|data-table|table-|use-csv|count-card|tools|segments|card-cells)|ui[\\/]fold|shared[\\/]deleted-products|lib[\\/]csv|shell[\\/]admin[\\/](bottom-bar|from-list|product-form-path)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // Icons of a few screens each: together they are as small as the names of their files in the first script.
            {
              name: 'icons',
              test: /@tabler.*Icon(InfoCircle|LayoutDashboard|LayoutGrid|History|Trash|Lock|Logout|ArrowLeft|Check|Download|Package(Off)?|Plus|Minus|Copy|TruckDelivery|ShoppingBag|Circle|User|CreditCard)\b/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            {
              name: 'mantine-hooks',
              test: /@mantine[\\/]hooks/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
            },
            // What screens share of a folder, in one file: the page names each file that a screen needs.
            ...(
              [
                [
                  'cart-parts',
                  /(?:features|shared)[\\/]cart[\\/](?!known)|shared[\\/]move[\\/]|(?:list|also-like)[\\/]lazy-|recent[\\/](?:below|lazy)/,
                ],
                ['heart-parts', /shared[\\/]wishlist[\\/]wishlist-|generated[\\/]shared-wishlist|apollo[\\/]payload/],
                ['auth-parts', /features[\\/]auth[\\/]/],
                ['view-parts', /ui[\\/]views[\\/](messages|not-found)|shopper-not-found/],
                ['list-address', /features[\\/]products[\\/](first-variables|list[\\/]list-params)/],
                [
                  'order-parts',
                  /shared[\\/](?:order[\\/]|cart[\\/]known)|shared[\\/]address[\\/](kept|removed|address-checks)|session[\\/]list-|generated[\\/]shared-(?:open-orders|order|account)/,
                ],
              ] as const
            ).map(([name, test]) => ({ name, test, minShareCount: 2, includeDependenciesRecursively: false })),
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env['PORT'] ?? 4000),
    strictPort: true,
    fs: { allow: ['..'] },
    proxy: Object.fromEntries(
      ['/graphql', '/pictures', '/healthz', '/readyz', '/sandbox', '/vitals', '/robots.txt', '/sitemap'].map((path) => [
        path,
        { target: gateway },
      ]),
    ),
  },
});
