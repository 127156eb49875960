import { latePart } from '../../lib/late-part.ts';

/** Without a connection: the way to what is kept on this device. Filled by offline/start-offline.ts. */
export const keptWays = latePart<object>();
