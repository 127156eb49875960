import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { isLine } from '../http/body.ts';
import { readEmail } from './users.rules.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface MailLocation {
  smtpUrl?: string | undefined; // wins over `dataDir`
  dataDir?: string | undefined; // mails go to its folder `outbox`; absent: to a list in memory
}

export interface Mailer {
  send(mail: Mail): Promise<void>; // throws if the mail server rejects the mail
  outbox: readonly Mail[]; // the latest mails in memory, oldest first
  close(): void;
}

const FROM = 'Haat <no-reply@haat.com>';
const MAX_KEPT = 1_000; // mails in memory
/** In ms. A shopper waits for the answer. */
const SMTP_PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** Creates the outbox folder if mails go there. */
export function createMailer(location: MailLocation, logger: Logger): Mailer {
  const mailer = mailerFor(location, logger);
  return {
    ...mailer,
    async send(mail) {
      // Security: text that a person typed must not become a header or a recipient.
      if (readEmail(mail.to) !== mail.to) throw new Error('A mail goes to exactly one address');
      if (!isLine(mail.subject)) throw new Error('The subject of a mail is one line');
      await mailer.send(mail);
    },
  };
}

function mailerFor({ smtpUrl, dataDir }: MailLocation, logger: Logger): Mailer {
  if (smtpUrl !== undefined) return smtpMailer(smtpUrl);
  return dataDir === undefined ? memoryMailer() : folderMailer(join(dataDir, 'outbox'), logger);
}

function smtpMailer(smtpUrl: string): Mailer {
  const transport = createTransport({ url: smtpUrl, ...SMTP_PATIENCE });
  return {
    async send(mail) {
      await transport.sendMail({ from: FROM, ...mail });
    },
    outbox: [],
    close: () => transport.close(),
  };
}

function memoryMailer(): Mailer {
  const outbox: Mail[] = [];
  return {
    async send(mail) {
      outbox.push(mail);
      if (outbox.length > MAX_KEPT) outbox.shift();
    },
    outbox,
    close: () => undefined,
  };
}

/** Writes one .eml file per mail, which mail programs open. Names sort by time. Only the owner may read the files. */
function folderMailer(folder: string, logger: Logger): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from: FROM, ...mail });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
      // Security: the log omits the text, which contains the reset link.
      logger.info({ file: join(folder, name) }, 'A mail was written to the outbox');
    },
    outbox: [],
    close: () => composer.close(),
  };
}
