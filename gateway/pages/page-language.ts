import type { Request, RequestHandler } from 'express';
import {
  cookieLanguage,
  DEFAULT_LANGUAGE,
  knownLanguage,
  LANGUAGE_PARAM,
  languageCookie,
  type Language,
} from '../../schema/languages.ts';

/** Security: one of the known languages, whatever the address says; undefined: it names none of them. */
export function askedLanguage({ query }: Request): Language | undefined {
  const text = query[LANGUAGE_PARAM];
  return knownLanguage(typeof text === 'string' ? text : undefined);
}

/**
 * Security: others choose the addresses of pictures, such as a customer's for staff to see. No page is sent for one, so that none sets a
 * cookie. Browsers that do not say what they want it for say which types they take.
 */
export const refusePictures: RequestHandler = ({ headers }, res, next) => {
  const { accept = '' } = headers;
  const isForPicture =
    headers['sec-fetch-dest'] === 'image' || (/\bimage\//.test(accept) && !/\btext\/html\b/.test(accept));
  if (!isForPicture) return next();
  res.status(404).setHeader('cache-control', 'no-store').type('text').send('There is no such picture.');
};

/** An address with a language chooses it for the pages after it, also without JavaScript. No cache may keep such a response. */
export function rememberLanguage(https: boolean): RequestHandler {
  return (req, res, next) => {
    const language = askedLanguage(req);
    if (language && language !== (cookieLanguage(req.headers.cookie) ?? DEFAULT_LANGUAGE)) {
      res.setHeader('set-cookie', languageCookie(language, https));
    }
    next();
  };
}
