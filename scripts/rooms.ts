/** A folder of a tree, with what it is for in a few words. */
export interface Room {
  name: string;
  purpose: string;
}

const room = (name: string, purpose: string): Room => ({ name, purpose });

/** The rooms of each tree, lowest first: a room imports itself and those before it. Files beside the rooms import them all. */
export const ROOMS: Readonly<Record<'gateway' | 'upstream' | 'web/src', readonly Room[]>> = {
  gateway: [
    room('execution', 'runs GraphQL operations; knows nothing of this gateway'),
    room('lib', 'knows nothing of shops'),
    room('generated', 'the types of the schema'),
    room('errors', 'every sentence that refuses'),
    room('rest', 'talks to the API, alone'),
    room('cache', 'what is known of the catalogue'),
    room('session', 'who calls'),
    room('limits', 'how much one caller may do'),
    room('load', 'how much all callers may do'),
    room('operations', 'what a document is and costs, and how long its answer may be kept'),
    room('search', 'the catalogue in memory, to be searched'),
    room('domains', 'the shop, by noun'),
    room('graphql', 'the executable schema, and how one operation runs'),
    room('pages', 'what browsers are served'),
    room('uploads', 'pictures that staff upload'),
    room('operators', 'for those who run it'),
    room('endpoint', '/graphql'),
    room('rendering', 'the screens of guests as HTML'),
    room('mocks', 'the shop without an API'),
    room('config', 'everything from outside'),
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
