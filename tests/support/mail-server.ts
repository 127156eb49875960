import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of a test's own on a free port. */
export interface MailServer extends AsyncDisposable {
  /** With a user's name and password in it. */
  url: string;
  /** What was sent, headers and all, oldest first. */
  mails: { to: string; source: string }[];
}

/** Takes every mail, or refuses whoever signs in, or whatever they send. */
export async function mailServer(refuses: 'nothing' | 'credentials' | 'mails' = 'nothing'): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth({ username }, _session, done) {
      if (refuses === 'credentials') done(new Error('Invalid username or password'));
      else done(null, { user: username });
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.once('end', () => {
        if (refuses === 'mails') return done(new Error('The mailbox is full'));
        const to = envelope.rcptTo.map(({ address }) => address).join();
        mails.push({ to, source: Buffer.concat(parts).toString() });
        done();
      });
    },
  });
  // A client that breaks off is no fault of the test.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://shop:secret@127.0.0.1:${port}`,
    mails,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
