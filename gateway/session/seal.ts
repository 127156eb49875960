import { createHash } from 'node:crypto';
import { decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';

/** Encrypts what only the gateways may read or have written. */
export interface Seal<Content extends object> {
  /** `exp`: until when it can be opened, in seconds since 1970. */
  seal: (content: Content, exp: number) => Promise<string>;
  /** What was sealed; undefined if that is too long ago, or was done by nobody we know. */
  open: (sealed: string) => Promise<(Content & { exp: number }) | undefined>;
}

/** The one way in which is sealed: nothing that a cookie's own header asks for beside it is done. */
const [ALGORITHM, ENCRYPTION] = ['dir', 'A256GCM'];
const AS_SEALED = {
  keyManagementAlgorithms: [ALGORITHM],
  contentEncryptionAlgorithms: [ENCRYPTION],
  maxDecompressedLength: 0,
};

interface Key {
  id: string;
  bytes: Uint8Array;
}

/** The newest secret seals, all of them open, so that they can be rotated. `purpose` keeps one kind of content from another's place. */
export function createSeal<Content extends object>(secrets: readonly string[], purpose: string): Seal<Content> {
  const keys = secrets.map((secret) => keyOf(`${purpose} ${secret}`));
  const [newest] = keys;
  if (!newest) throw new Error('A seal needs at least one secret.');
  return {
    seal: (content, exp) =>
      new EncryptJWT(content as JWTPayload)
        .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid: newest.id })
        .setExpirationTime(exp)
        .encrypt(newest.bytes),
    async open(sealed) {
      try {
        const { kid } = decodeProtectedHeader(sealed);
        const key = keys.find(({ id }) => id === kid);
        return key && (await jwtDecrypt<Content & { exp: number }>(sealed, key.bytes, AS_SEALED)).payload;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
        throw error;
      }
    },
  };
}

function keyOf(secret: string): Key {
  const bytes = createHash('sha256').update(secret).digest();
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
}
