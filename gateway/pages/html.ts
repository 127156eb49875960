/** Security: markup that goes into a page unescaped. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** Texts are escaped, lists joined; null and undefined are empty. */
export type Part = Html | string | number | null | undefined | readonly Part[];

export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markup)));
}

function markup(part: Part): string {
  if (part == null) return '';
  if (part instanceof Html) return part.text;
  return typeof part === 'object' ? part.map(markup).join('') : escapeHtml(String(part));
}

/** For an element's content or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

/**
 * Security: it replaces `__NAME__` in one pass, so a text cannot hold a placeholder.
 * The replacement is a function, so `$&` in a text means nothing.
 */
export function fillIn(template: string, texts: ReadonlyMap<string, string>): string {
  return template.replaceAll(/__([A-Z_]+?)__/g, (place, name: string) => {
    const text = texts.get(name);
    return text === undefined ? place : escapeHtml(text);
  });
}
