import { Router } from 'express';
import { nonceOf } from './security-headers.ts';

/** A first query to press "play" on. */
const DEFAULT_QUERY = `query Products {
  products(filter: { brands: ["Apple"] }, sort: PRICE_ASC, pageSize: 5) {
    items { id title discountPrice rating availability }
    pageInfo { page totalPages hasNextPage }
  }
}
`;

/**
 * GraphiQL, whole in one page: it loads nothing from elsewhere, so it works without a network. Its editor sets styles and
 * starts workers by itself, which is why this page alone has a wider content policy. Development only.
 */
export function createSandbox(shopName: string): Router {
  const router = Router();
  router.get('/', async (_req, res) => {
    // Nine megabytes of text: read only when somebody comes.
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    const html = renderGraphiQL({ title: `${shopName} | Sandbox`, endpoint: '/graphql', defaultQuery: DEFAULT_QUERY });
    const nonce = nonceOf(res);
    res.setHeader(
      'content-security-policy',
      `default-src 'self'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; worker-src blob:; frame-ancestors 'none'`,
    );
    res.type('html').send(html.replace('<script>', `<script nonce="${nonce}">`));
  });
  return router;
}
