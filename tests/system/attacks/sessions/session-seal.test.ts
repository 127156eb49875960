import { createHash } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, type CompactJWEHeaderParameters, type JWTPayload } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_SECRET } from '../../../support/servers/gateway.ts';
import { shopForTests } from '../../../support/servers/for-tests.ts';

const ME = '{ me { email } }';
/** The key as gateway/session/seal.ts derives it: this forger knows the secret. */
const KEY = createHash('sha256').update(`haat session 2 ${TEST_SECRET}`).digest();
const kid = createHash('sha256').update(KEY).digest('base64url').slice(0, 8);
const AS_SEALED = { alg: 'dir', enc: 'A256GCM' };

const shop = shopForTests();
let token: string;
let content: JWTPayload;
beforeAll(async () => {
  const { held } = await shop.as('user');
  token = held.token ?? '';
  content = (await jwtDecrypt(held.cookie?.slice('session='.length) ?? '', KEY)).payload;
});

async function codeWith(header: CompactJWEHeaderParameters, more: JWTPayload = {}): Promise<unknown> {
  const sealed = await new EncryptJWT({ ...content, ...more }).setProtectedHeader({ ...header, kid }).encrypt(KEY);
  const { errors } = await shop.query(ME, {}, { cookie: `session=${sealed}`, token });
  return errors[0]?.extensions?.['code'];
}

describe('a cookie of the right secret', () => {
  test('is opened as the gateway seals it', async () => {
    expect(await codeWith(AS_SEALED)).toBeUndefined();
  });

  test.each([
    { alg: 'dir', enc: 'A128CBC-HS256' },
    { alg: 'A256KW', enc: 'A256GCM' },
    { alg: 'A256GCMKW', enc: 'A256GCM' },
    { alg: 'PBES2-HS512+A256KW', enc: 'A256GCM' },
  ])('is not opened in another way: $alg, $enc', async (header) => {
    expect(await codeWith(header)).toBe('TOKEN_EXPIRED');
  });

  test('is not unpacked: small, or a bomb', async () => {
    expect(await codeWith({ ...AS_SEALED, zip: 'DEF' })).toBe('TOKEN_EXPIRED');
    expect(await codeWith({ ...AS_SEALED, zip: 'DEF' }, { more: 'A'.repeat(200_000) })).toBe('TOKEN_EXPIRED');
  });
});
