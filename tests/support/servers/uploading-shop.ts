import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD_LIMITS, type UploadLimits } from '../../../gateway/uploads/router.ts';
import { startShop, type Visitor } from './shop.ts';

/** The shop with a folder for pictures, and requests that upload one. */
export async function startUploadingShop(
  options: Parameters<typeof startShop>[0] = {},
  limits: Partial<UploadLimits> = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'haat-test-'));
  const shop = await startShop({
    uploads: { folder },
    ...options,
    protection: { uploads: { ...UPLOAD_LIMITS, ...limits }, ...options.protection },
  });
  /** As the shop's own page sends it, unless `headers` or `search` say otherwise. */
  async function upload(
    person: Pick<Visitor, 'held'> | undefined,
    bytes: Uint8Array,
    { headers = {}, search = '' }: { headers?: Record<string, string>; search?: string } = {},
  ) {
    const response = await fetch(`${shop.url}/pictures${search}`, {
      method: 'POST',
      headers: {
        'content-type': 'image/jpeg',
        ...(person?.held.cookie && { cookie: person.held.cookie }),
        ...(person?.held.token && { token: person.held.token }),
        ...headers,
      },
      body: new Uint8Array(bytes),
    });
    const body = (await response.json()) as {
      address?: string;
      errors?: { message: string; extensions: { code: string; reason?: string; requestId: string } }[];
    };
    const { code, reason } = body.errors?.[0]?.extensions ?? {};
    return { status: response.status, headers: response.headers, address: body.address ?? '', code, reason };
  }
  async function close(): Promise<void> {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...shop, upload, folder, close, [Symbol.asyncDispose]: close };
}
