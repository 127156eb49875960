import { createHash } from 'node:crypto';
import { decodeProtectedHeader, EncryptJWT, errors, jwtDecrypt, type JWTPayload } from 'jose';

/** The only accepted algorithms, whatever the header of a cookie names. */
const [ALGORITHM, ENCRYPTION] = ['dir', 'A256GCM'];
const ACCEPTED = {
  keyManagementAlgorithms: [ALGORITHM],
  contentEncryptionAlgorithms: [ENCRYPTION],
  maxDecompressedLength: 0,
};

interface Key {
  id: string;
  bytes: Uint8Array;
}

/** The newest secret encrypts, all decrypt (rotation). Content of one `purpose` cannot be opened as another's. */
export function createSeal<Content extends object>(secrets: readonly string[], purpose: string) {
  const keys = secrets.map((secret) => deriveKey(`${purpose} ${secret}`));
  const [newest] = keys;
  if (!newest) throw new Error('A seal needs at least one secret.');
  return {
    /** `exp`: seconds since 1970. */
    seal: (content: Content, exp: number): Promise<string> =>
      new EncryptJWT(content as JWTPayload)
        .setProtectedHeader({ alg: ALGORITHM, enc: ENCRYPTION, kid: newest.id })
        .setExpirationTime(exp)
        .encrypt(newest.bytes),
    /** Undefined: it has expired, or was not encrypted with one of the secrets. */
    open: async (sealed: string): Promise<(Content & { exp: number }) | undefined> => {
      try {
        const { kid } = decodeProtectedHeader(sealed);
        const key = keys.find(({ id }) => id === kid);
        return key && (await jwtDecrypt<Content & { exp: number }>(sealed, key.bytes, ACCEPTED)).payload;
      } catch (error) {
        if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined;
        throw error;
      }
    },
  };
}

function deriveKey(secret: string): Key {
  const bytes = createHash('sha256').update(secret).digest();
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
}
