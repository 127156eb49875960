import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of a test's own on a free port. */
interface MailServer extends AsyncDisposable {
  /** With a user's name and password in it. */
  url: string;
  /** What was sent, headers and all, oldest first. */
  mails: { to: string; source: string }[];
  /** What it does not take from now on: whoever signs in, or whatever they send. */
  refuses: 'nothing' | 'credentials' | 'mails';
}

/** A mail server that takes every mail until it is told otherwise. */
export async function mailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username }, _session, done) {
      if (mailbox.refuses === 'credentials') done(new Error('Invalid username or password'));
      else done(null, { user: username });
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        if (mailbox.refuses === 'mails') return done(new Error('The mailbox is full'));
        const to = envelope.rcptTo.map(({ address }) => address).join();
        mailbox.mails.push({ to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  // A client that breaks off is no fault of the test.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mailbox: MailServer = {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    mails: [],
    refuses: 'nothing',
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return mailbox;
}
