/** For an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/**
 * Security: it replaces `__NAME__` in one pass, so a text cannot hold a placeholder.
 * The replacement is a function, so `$&` in a text means nothing.
 */
export function fillIn(template: string, texts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/__([A-Z_]+?)__/g, (place, name: string) => {
    const text = texts[name];
    return text === undefined ? place : escapeHtml(text);
  });
}
