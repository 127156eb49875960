import type { CleanedEnv } from 'envalid';
import { port, text, url } from './kinds.ts';
import { API, API_FAULTS, CACHE_AND_TRACES } from './settings.api.ts';
import { LIMITS } from './settings.limits.ts';
import { DATA, PLACE, RUNNING, SESSIONS } from './settings.shop.ts';

/** All variables, by the sections of `.env.example`. */
export const SECTIONS = {
  'Where the shop is': PLACE,
  'The REST API behind it': API,
  'When the REST API is slow or fails': API_FAULTS,
  'Cache, operations and traces': CACHE_AND_TRACES,
  'Where data is kept': DATA,
  'Secrets and sessions': SESSIONS,
  'How it runs': RUNNING,
  'What clients may do': LIMITS,
};

/** Variables of the embedded API (upstream/config.ts). These are checked here too, to report their problems with the gateway's own. */
const EMBEDDED_API = {
  UPSTREAM_PORT: port({ default: 0 }),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'secret')({ default: undefined }),
  SMTP_URL: url(['smtp:', 'smtps:'], 'secret')({ default: undefined }),
  SUPER_ADMIN_EMAIL: text({ default: undefined }),
};

export const SETTINGS = {
  ...PLACE,
  ...API,
  ...API_FAULTS,
  ...CACHE_AND_TRACES,
  ...DATA,
  ...SESSIONS,
  ...RUNNING,
  ...LIMITS,
  ...EMBEDDED_API,
};

export type Settings = CleanedEnv<typeof SETTINGS>; // in the units of the program, such as ms and bytes
