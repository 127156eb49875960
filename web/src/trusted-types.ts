/** TypeScript does not declare Trusted Types. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (text: string) => string | null }) => unknown;
}

/**
 * Allows text without tags to be set as HTML, as Mantine does with style sheets. The content security policy refuses
 * all other HTML, scripts and their addresses (gateway/pages/security-headers.ts).
 */
export function admitTextsWithoutTags(): void {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });
}
