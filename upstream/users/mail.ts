import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { isLine } from '../http/body.ts';
import { readEmail } from './users.rules.ts';

/** A mail in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Where mails go. */
interface MailLocation {
  /** A mail server; it wins over the outbox. */
  smtpUrl?: string | undefined;
  /** The outbox is the folder `outbox` in here; absent: a list in memory. */
  dataDir?: string | undefined;
}

/** Sends mails, or keeps them where a developer finds them. */
export interface Mailer {
  /** Throws where the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
  /** The latest mails, oldest first, where they are kept in memory. */
  outbox: readonly Mail[];
  close(): void;
}

const FROM = 'Haat <no-reply@haat.com>';
/** How many mails the outbox in memory keeps. */
const MAX_KEPT = 1_000;
/** How long, in ms, a mail server may be silent: whoever asked for the mail is waiting for the answer. */
const SMTP_PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 };

/** The mailer for a place; it makes the outbox folder where one is used. */
export function createMailer(location: MailLocation, logger: Logger): Mailer {
  const mailer = mailerFor(location, logger);
  return {
    ...mailer,
    async send(mail) {
      // Nothing that somebody typed may become a header or another recipient.
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

/** One .eml file a mail, which every mail program opens; its name sorts by time. Only the owner may read it. */
function folderMailer(folder: string, logger: Logger): Mailer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({ from: FROM, ...mail });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
      await writeFile(join(folder, name), message as Buffer, { mode: 0o600 });
      // The text stays out of the log: whoever reads it could open the account.
      logger.info({ file: join(folder, name) }, 'A mail was written to the outbox');
    },
    outbox: [],
    close: () => composer.close(),
  };
}
