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

/** What a template can hold: markup stays as it is, text is escaped, lists are put together, null and undefined are nothing. */
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
 * Fills the places of a built page, `__NAME__` each, with texts, escaped. All at once, so that no text is taken for a place, and by
 * a function, so that none is taken for a pattern of `replaceAll`. A place that nothing is given for stays.
 */
export function fillIn(template: string, texts: ReadonlyMap<string, string>): string {
  return template.replaceAll(/__([A-Z_]+?)__/g, (place, name: string) => {
    const text = texts.get(name);
    return text === undefined ? place : escapeHtml(text);
  });
}
