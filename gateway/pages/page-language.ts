import type { Request, RequestHandler } from 'express';
import {
  cookieLanguage,
  DEFAULT_LANGUAGE,
  knownLanguage,
  LANGUAGE_PARAM,
  languageCookie,
  type Language,
} from '../../schema/languages.ts';

const asked = ({ query }: Request): Language | undefined => {
  const text = query[LANGUAGE_PARAM];
  return knownLanguage(typeof text === 'string' ? text : undefined);
};

/** Security: one of the known languages, whatever the address and the cookie say. */
export function pageLanguage(req: Request): Language {
  return asked(req) ?? cookieLanguage(req.headers.cookie) ?? DEFAULT_LANGUAGE;
}

/** An address with a language chooses it for the pages after it, also without JavaScript. No cache may keep such a response. */
export function rememberLanguage(https: boolean): RequestHandler {
  return (req, res, next) => {
    const language = asked(req);
    if (language && language !== (cookieLanguage(req.headers.cookie) ?? DEFAULT_LANGUAGE)) {
      res.setHeader('set-cookie', languageCookie(language, https));
    }
    next();
  };
}
