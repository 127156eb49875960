/** A folder of a tree, with what it is for in a few words. */
export interface Room {
  name: string;
  purpose: string;
  main: string | undefined; // the file to open first: it begins with what the room is for and what it promises
}

const room = (name: string, purpose: string, main?: string): Room => ({ name, purpose, main });

/** The rooms of each tree, lowest first: a room imports itself and those before it. Files beside the rooms import them all. */
export const ROOMS: Readonly<Record<'gateway' | 'upstream' | 'web/src', readonly Room[]>> = {
  gateway: [
    room('execution', 'runs GraphQL operations; knows nothing of this gateway', 'operation.ts'),
    room('lib', 'knows nothing of shops'),
    room('generated', 'the types of the schema'),
    room('errors', 'every sentence that refuses', 'codes.ts'),
    room('rest', 'talks to the API, alone', 'client.ts'),
    room('cache', 'what is known of the catalogue', 'catalogue.ts'),
    room('session', 'who calls', 'sessions.ts'),
    room('limits', 'how much one caller may do', 'rate-limit.ts'),
    room('load', 'how much all callers may do', 'load-shedding.ts'),
    room('operations', 'what a document is and costs, and how long its answer may be kept', 'compiled-operations.ts'),
    room('search', 'the catalogue in memory, to be searched', 'catalogue-index.ts'),
    room('domains', 'the shop, by noun', 'context.ts'),
    room('graphql', 'the executable schema, and how one operation runs', 'schema.ts'),
    room('pages', 'what browsers are served', 'router.ts'),
    room('uploads', 'pictures that staff upload', 'router.ts'),
    room('operators', 'for those who run it', 'operators.ts'),
    room('endpoint', '/graphql', 'respond.ts'),
    room('rendering', 'the screens of guests as HTML', 'rendering.ts'),
    room('mocks', 'the shop without an API', 'api.ts'),
    room('config', 'everything from outside', 'config.ts'),
  ],
  upstream: [
    room('database', 'tables, migrations, the connection'),
    room('http', 'bodies, faults and quirks'),
    room('auth', 'passwords, tokens and guards'),
    room('users', 'accounts and mail'),
    room('products', 'products and their stock'),
    room('reviews', 'reviews'),
    room('seed', 'what a new shop begins with'),
    room('wishlist', 'wishlists'),
    room('address', 'addresses'),
    room('cart', 'carts'),
    room('orders', 'orders'),
  ],
  'web/src': [
    room('lib', 'knows nothing of shops'),
    room('generated', 'operations and their types'),
    room('session', 'who is logged in'),
    room('apollo', 'the client of the gateway'),
    room('theme', 'the shop’s look, for all of Mantine'),
    room('ui', 'components that know no domain'),
    room('offline', 'the shop without a connection'),
    room('shared', 'parts of the shop that several features use'),
    room('shell', 'what stands around every screen'),
    room('features', 'the screens, by noun'),
    room('start', 'what runs before the first paint, and loads the app'),
    room('metadata', 'what search engines and link previews read of a page'),
  ],
};
