import { expect, test } from 'vitest';
import { fillIn, Html, html } from '../../../gateway/pages/html.ts';

test('a text is escaped in content and in quoted attributes, markup is not', () => {
  const text = `"><script>alert('&')</script>`;
  expect(String(html`<loc>${text}</loc>`)).toBe('<loc>&quot;>&lt;script>alert(&#39;&amp;&#39;)&lt;/script></loc>');
  expect(String(html`<a>${html`<b>${text}</b>`}</a>`)).toBe(`<a><b>${String(html`${text}`)}</b></a>`);
  expect(String(html`${new Html('<b>')}`)).toBe('<b>');
});

test('lists are joined, and nothing is empty', () => {
  expect(String(html`${['<', html`<i></i>`, [1, null]]}|${undefined}`)).toBe('&lt;<i></i>1|');
});

test('a placeholder is filled once: a text has no power over the rest of the page', () => {
  const texts = new Map([
    ['SHOP_NAME', '__SHOP_URL__ $& <'],
    ['SHOP_URL', 'https://shop.example'],
  ]);
  expect(fillIn('__SHOP_NAME__|__SHOP_URL__|__OTHER__', texts)).toBe(
    '__SHOP_URL__ $&amp; &lt;|https://shop.example|__OTHER__',
  );
});
