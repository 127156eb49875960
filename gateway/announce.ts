import type { Config } from './config.ts';
import type { EmbeddedUpstream } from './embedded-upstream.ts';

/** The block that says where everything is, printed once the shop serves. */
export function announce(config: Config & { publicUrl: string }, embedded: EmbeddedUpstream | undefined): string {
  const { production, publicUrl, upstreamUrl, shopName } = config;
  const lines: [string, string][] = [['Shop', publicUrl]];
  if (!production) lines.push(['Sandbox', `${publicUrl}/sandbox`]);
  lines.push(['GraphQL', `${publicUrl}/graphql`]);
  lines.push(['REST API', upstreamUrl ?? `${embedded?.url} (the embedded reference API)`]);
  const accounts = production ? [] : (embedded?.accounts ?? []);
  const rows = [
    `${shopName} is open. Ctrl-C closes it.`,
    '',
    ...lines.map(([name, value]) => `${name.padEnd(12)} ${value}`),
    ...(accounts.length > 0 ? ['', 'Accounts to try'] : []),
    ...accounts.map(({ role, email, password }) => `${role.padEnd(12)} ${email}  ${password}`),
  ];
  return `\n${rows.map((row) => `  ${row}`.trimEnd()).join('\n')}\n\n`;
}
