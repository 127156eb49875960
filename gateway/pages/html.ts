/** Markup that is safe to put into a page as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** A value in a template: markup is kept, text is escaped, lists are joined, null and undefined are empty. */
export type Part = Html | string | number | null | undefined | readonly Part[];

/** Builds markup: html`<b>${anything}</b>`. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markup)));
}

function markup(part: Part): string {
  if (part == null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(markup).join('') : escapeHtml(String(part));
}

/** A text for an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/**
 * Replaces the placeholders `__NAME__` of a built page with escaped texts. One pass, so that a text cannot hold a placeholder; a
 * function as the replacement, so that `$&` in a text has no meaning. A placeholder without a text stays.
 */
export function fillIn(template: string, texts: ReadonlyMap<string, string>): string {
  return template.replaceAll(/__([A-Z_]+?)__/g, (place, name: string) => {
    const text = texts.get(name);
    return text === undefined ? place : escapeHtml(text);
  });
}
