import { expect, test } from 'vitest';
import { escapeHtml, fillIn } from '../../../gateway/pages/html.ts';

test('a text is escaped in content and in quoted attributes', () => {
  expect(escapeHtml(`"><script>alert('&')</script>`)).toBe('&quot;>&lt;script>alert(&#39;&amp;&#39;)&lt;/script>');
});

test('a placeholder is filled once: a text has no power over the rest of the page', () => {
  const texts = { SHOP_NAME: '__SHOP_URL__ $& <', SHOP_URL: 'https://shop.example' };
  expect(fillIn('__SHOP_NAME__|__SHOP_URL__|__OTHER__', texts)).toBe(
    '__SHOP_URL__ $&amp; &lt;|https://shop.example|__OTHER__',
  );
});
