import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PRODUCTION_DRAIN_MS } from '../../../gateway/config/settings.ts';
import { HTTP_LIMITS } from '../../../gateway/limits/http-server.ts';
import { temporaryFolder } from '../../support/folder.ts';
import { serve } from '../../support/http.ts';
import { startGateway } from '../../support/servers/gateway.ts';
import { NGINX_IS_MISSING, startNginx } from '../../support/servers/nginx.ts';

describe.skipIf(NGINX_IS_MISSING)('nginx', () => {
  test('refuses the bodies that the gateway refuses, and waits no longer for a request', async () => {
    await using shop = await startGateway({ upstreamUrl: 'http://127.0.0.1:9' });
    await using nginx = await startNginx([shop.url]);
    const body = (length: number): RequestInit => ({ method: 'POST', body: 'x'.repeat(length) });
    const most = HTTP_LIMITS.bodyBytes;
    expect((await fetch(`${nginx.url}/graphql`, body(most + 1))).status).toBe(413);
    expect((await fetch(`${nginx.url}/graphql`, body(most))).status).not.toBe(413);
    const [main, gateways] = ['nginx.conf', 'gateways.conf'].map((file) => readFileSync(`ops/nginx/${file}`, 'utf8'));
    expect(main).toContain(`large_client_header_buffers 2 ${HTTP_LIMITS.headerBytes / 1024}k;`);
    expect(main).toContain(`client_header_timeout ${HTTP_LIMITS.headersMs / 1000}s;`);
    expect(main).toContain(`client_body_timeout ${HTTP_LIMITS.requestMs / 1000}s;`);
    const idle = Number(/keepalive_timeout (\d+)s/.exec(gateways ?? '')?.[1]) * 1000;
    expect(idle).toBeLessThan(Math.min(HTTP_LIMITS.keepAliveMs, PRODUCTION_DRAIN_MS));
  });

  test('speaks HTTP/2 where it ends TLS itself', async () => {
    const folder = temporaryFolder();
    const [key, cert] = [join(folder, 'tls.key'), join(folder, 'tls.crt')];
    const words = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${cert}`;
    execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
    await using gateway = await serve((_req, res) => void res.end());
    await using encrypted = await startNginx([gateway.url], { key, cert });
    const session = connect(encrypted.url, { ca: readFileSync(cert), servername: 'localhost' });
    const [headers] = (await once(session.request({ ':path': '/healthz' }), 'response')) as [Record<string, unknown>];
    expect([session.alpnProtocol, headers[':status']]).toEqual(['h2', 200]);
    session.destroy();
  });
});
