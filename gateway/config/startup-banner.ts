import type { Config } from './config.ts';
import type { SandboxAccount } from '../pages/sandbox.ts';

export function startupBanner(
  config: Config & { publicUrl: string; adminUrl: string | undefined },
  embeddedUrl: string | undefined,
  toTry: readonly SandboxAccount[],
): string {
  const { adminUrl, production, publicUrl, sandbox, upstreamUrl, shopName } = config;
  const lines: [string, string][] = [['Shop', publicUrl]];
  if (sandbox) lines.push(['Sandbox', `${publicUrl}/sandbox`]);
  lines.push(['GraphQL', `${publicUrl}/graphql`]);
  const metricsUrl = adminUrl ?? (production ? undefined : publicUrl);
  if (metricsUrl) lines.push(['Metrics', `${metricsUrl}/metrics`]);
  lines.push(['REST API', upstreamUrl ?? `${embeddedUrl} (the embedded reference API)`]);
  const accounts = production ? [] : toTry;
  const rows = [
    `${shopName} is open. Ctrl-C closes it.`,
    '',
    ...lines.map(([name, value]) => `${name.padEnd(12)} ${value}`),
    ...(accounts.length > 0 ? ['', 'Accounts to try'] : []),
    ...accounts.map(({ role, email, password }) => `${role.padEnd(12)} ${email}  ${password}`),
  ];
  return `\n${rows.map((row) => `  ${row}`.trimEnd()).join('\n')}\n\n`;
}
