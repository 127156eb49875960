/** What there is of Trusted Types where the browser knows them; TypeScript's own declarations don't. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
}

/**
 * Lets texts be set as HTML that hold none: Mantine sets its style sheets that way. What has a `<` in it is refused, as are
 * scripts and their addresses, by the content security policy that demands Trusted Types (gateway/pages/security-headers.ts).
 */
export function admitTextsWithoutTags(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
