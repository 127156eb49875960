import express, { Router, type NextFunction, type Request, type Response } from 'express';
import type { ErrorCode } from '../errors/codes.ts';
import { RequestFault, sendError } from '../errors/http.ts';
import { ShopError } from '../errors/shop-error.ts';
import type { LoadShedding } from '../load/load-shedding.ts';
import type { AnswerOverloaded } from '../load/overloaded.ts';
import { createAdmit, statusOf, type AdmitOptions } from './admit.ts';
import { createConvert } from './convert.ts';
import type { Focus, Refusal } from './converted.ts';
import type { UploadLimits } from './limits.ts';
import { addressOf } from './names.ts';
import type { PictureStorage } from './storage.ts';

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
const RETRY_AFTER_SECONDS = 5; // one or two conversions

/** `POST /pictures?x=0.5&y=0.5`, the picture itself as the body. Why not GraphQL: docs/decisions/0038. */
export function createUploads({ storage, limits, ...options }: UploadsOptions): Router {
  const { answerOverloaded, load, rates } = options;
  const admit = createAdmit({ ...options, perMinute: rates ? limits.perMinute : undefined });
  const readBody = express.raw({ type: 'image/*', limit: limits.maxBytes, inflate: false });
  const convert = createConvert(limits);
  const router = Router();
  let underWay = 0;

  async function keep(req: Request, res: Response): Promise<string> {
    if (!storage) throw new ShopError('PICTURES_NOT_KEPT', NOT_KEPT);
    const focus = focusIn(req);
    if (Number(req.headers['content-length'] ?? 0) > limits.maxBytes) throw refused('SIZE');
    const converted = await convert(await bodyOf(req, res), focus);
    if ('refusal' in converted) throw refused(converted.refusal);
    await storage.put(converted.hash, converted.files);
    return addressOf(converted.hash);
  }

  /** Express reads it, or says why not by an error with a status. */
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
      if (underWay >= limits.atOnce) {
        res.setHeader('retry-after', String(RETRY_AFTER_SECONDS));
        const full = 'Many pictures are being converted. Send this one again in a few seconds.';
        return sendError(req, res, 503, 'OVERLOADED', full);
      }
      underWay += 1;
      try {
        const address = await keep(req, res);
        logKept(address);
        res.status(201).json({ address });
      } finally {
        underWay -= 1;
      }
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
