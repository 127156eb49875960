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
