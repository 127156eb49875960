import { Router } from 'express';
import type { Logger } from 'pino';
import { bodyOf, readText } from '../http/body.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from './mail.ts';
import { cancelReset, finishReset, startReset } from './password-reset.queries.ts';
import { findByEmail } from './users.queries.ts';
import { AccountRuleError, checkPassword, readEmail } from './users.rules.ts';

export function passwordResetRoutes(db: Database, mailer: Mailer, storefrontUrl: string, logger: Logger): Router {
  const routes = Router();

  routes.post('/api/users/forget/password', async (req, res) => {
    const email = readEmail(bodyOf(req)['email']);
    if (email === undefined) {
      return void res.status(400).json({ msg: 'Email required', error: 'Please provide a valid email address' });
    }
    const user = await findByEmail(db, email);
    if (!user) return void res.status(404).json({ message: 'User not found', hint: 'not' });
    const token = await startReset(db, user.id);
    try {
      await mailer.send({
        to: user.email,
        subject: 'Reset your Haat password',
        text:
          // Security: without the name, since a person who registers another's address could choose the text of this
          // mail.
          'Hello,\n\nwith this link you can set a new password within the next 5 minutes:\n\n' +
          `${storefrontUrl}/reset_password/token/${token}\n\n` +
          'If you did not ask for it, ignore this mail: your password stays as it is.\n',
      });
    } catch (error) {
      logger.error({ err: error }, 'A mail could not be sent');
      await cancelReset(db, token);
      const refused = error instanceof Error && 'code' in error && error.code === 'EAUTH';
      // The shop's own credentials at its mail server are wrong.
      if (refused) return void res.status(401).json({ message: 'Invalid email credentials' });
      return void res.status(500).json({ message: 'Error sending email' });
    }
    res.json({ message: `Email has been sent to email: ${email}`, hint: 'send' });
  });

  routes.post('/api/users/resetPassword', async (req, res) => {
    const { token: given, newPassword } = bodyOf(req);
    const token = readText(given);
    try {
      const password = checkPassword(newPassword);
      const done = token !== undefined && (await finishReset(db, token, password));
      if (!done) return void res.status(400).json({ message: 'Invalid or expired token' });
    } catch (error) {
      if (!(error instanceof AccountRuleError)) throw error;
      return void res.status(400).json({ error: error.message });
    }
    res.json({ message: 'Password reset successful' });
  });

  return routes;
}
