// Pictures that staff upload: admitted, converted, stored under a name that their content decides, and removed once nobody shows them.
import express, { Router, type NextFunction, type Request, type Response } from 'express';
import type { ErrorCode } from '../errors/codes.ts';
import { RequestFault, sendError } from '../errors/http.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { LoadShedding } from '../load/load-shedding.ts';
import type { AnswerOverloaded } from '../load/overloaded.ts';
import { createAdmit, statusOf, type AdmitOptions } from './admit.ts';
import { createConvert, type Focus, type Refusal } from './convert.ts';
import { addressOf, type PictureStorage } from './names.ts';

const MEGABYTE = 1024 * 1024;

export type UploadLimits = typeof UPLOAD_LIMITS;

export const UPLOAD_LIMITS = {
  maxBytes: 10 * MEGABYTE, // of one file; a telephone's photograph has 2 to 8 MB
  perMinute: 60, // of one session
  atOnce: 8, // waiting or being converted; the files of all uploads together are at most as many times `maxBytes`
  conversions: 2, // at a time; each takes up to a core and 250 MB for a moment
  maxPixels: 50_000_000, // as a telephone's camera has; decoded they take 200 MB
  conversionMs: 20_000, // for one picture; 12 million pixels take 3 s
};

export interface UploadsOptions extends Omit<AdmitOptions, 'perMinute'> {
  storage: PictureStorage | undefined; // undefined: no pictures are kept
  limits: UploadLimits;
  rates: boolean; // false: there are no rate limits
  load: Pick<LoadShedding, 'refuses'>;
  answerOverloaded: AnswerOverloaded;
}

const SENTENCES: Record<Refusal, string> = {
  KIND: 'This file is not a JPEG, PNG, WebP or AVIF picture. Save it as one of these, and choose it again.',
  ANIMATED: 'This picture moves. The shop takes pictures that stand still.',
  PIXELS: 'This picture has too many pixels. Make it smaller, and choose it again.',
  DAMAGED: 'This picture cannot be read. It may be damaged.',
  SLOW: 'This picture takes too long to convert. Make it smaller, and choose it again.',
  SIZE: 'This file is too large. Make it smaller, and choose it again.',
};

const NOT_KEPT = 'This shop does not keep pictures. Type the address of a picture that is somewhere else.';
const FULL = 'Many pictures are being converted. Send this one again in a few seconds.';
const RETRY_AFTER_SECONDS = 5; // one or two conversions

/** `POST /pictures?x=0.5&y=0.5`, the picture itself as the body. Why not GraphQL: docs/decisions/0038. */
export function createUploads({ storage, limits, ...options }: UploadsOptions): Router {
  const { answerOverloaded, load, rates } = options;
  const admit = createAdmit({ ...options, perMinute: rates ? limits.perMinute : undefined });
  const readBody = express.raw({ type: 'image/*', limit: limits.maxBytes, inflate: false });
  const convert = createConvert(limits);
  const router = Router();
  let waiting = 0; // pictures that are here: whoever sends nothing takes no place
  let heldBytes = 0; // of files that are here, and of those that come

  async function keep(req: Request, res: Response): Promise<string> {
    if (!storage) throw new ShopError('PICTURES_NOT_KEPT', NOT_KEPT);
    const focus = focusIn(req);
    if (Number(req.headers['content-length'] ?? 0) > limits.maxBytes) throw refused('SIZE');
    let own = 0;
    const full = Promise.withResolvers<never>();
    const count = ({ length }: Buffer): void => {
      own += length;
      heldBytes += length;
      if (heldBytes <= limits.maxBytes * limits.atOnce) return;
      res.once('finish', () => req.destroy());
      full.reject(new ShopError('OVERLOADED', FULL, { retryAfterSeconds: RETRY_AFTER_SECONDS }));
    };
    req.on('data', count);
    try {
      const bytes = await Promise.race([bodyOf(req, res), full.promise]);
      if (waiting >= limits.atOnce) throw new ShopError('OVERLOADED', FULL, { retryAfterSeconds: RETRY_AFTER_SECONDS });
      waiting += 1;
      const converted = await convert(bytes, focus).finally(() => (waiting -= 1));
      if ('refusal' in converted) throw refused(converted.refusal);
      await storage.put(converted.hash, converted.files);
      return addressOf(converted.hash);
    } finally {
      req.off('data', count); // what still comes of a refused file is not held
      heldBytes -= own;
    }
  }

  /** Express reads it, or says why not by an error with a status. The server ends one that is too slow. */
  async function bodyOf(req: Request, res: Response): Promise<Uint8Array> {
    const error = await new Promise<Error | undefined>((resolve) => readBody(req, res, resolve as NextFunction));
    if (error) throw 'status' in error && error.status === 413 ? refused('SIZE') : error;
    if (req.body instanceof Uint8Array && req.body.length > 0) return req.body;
    throw new RequestFault(415, 'Send one picture as the body, with its media type (image/…) as the content type.');
  }

  router.post('/pictures', async (req, res) => {
    res.setHeader('cache-control', 'no-store');
    if (load.refuses('personal change')) return answerOverloaded(res);
    try {
      const logKept = await admit(req, res);
      const address = await keep(req, res);
      logKept(address);
      res.status(201).json({ address });
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      const { code, reason, retryAfterSeconds } = error.extensions;
      if (typeof retryAfterSeconds === 'number') res.setHeader('retry-after', String(retryAfterSeconds));
      sendError(req, res, statusOf(error), code as ErrorCode, error.message, { reason, retryAfterSeconds });
    }
  });
  return router;
}

const refused = (reason: Refusal): ShopError => new ShopError('PICTURE_REFUSED', SENTENCES[reason], { reason });

const SHARE = /^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/;

/** The middle, where nothing is said. */
function focusIn({ query }: Request): Focus {
  const share = (name: 'x' | 'y'): number => {
    const said = query[name] ?? '0.5';
    if (typeof said === 'string' && SHARE.test(said)) return Number(said);
    throw new RequestFault(400, `The parameter ${name} must be a number from 0 to 1, with at most four decimals.`);
  };
  return { x: share('x'), y: share('y') };
}
