import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openEntryFile } from '../../gateway/session/entry-file.ts';
import * as ofGateway from '../../gateway/lib/private-folder.ts';
import { sessionSecrets as readSecrets } from '../../gateway/session/secrets.ts';
import { createUpstream } from '../../upstream/app.ts';
import * as ofUpstream from '../../upstream/database/private-folder.ts';
import { temporaryFolder } from '../support/folder.ts';

/** As the gateway starts: first the folder, then its secrets. */
function sessionSecrets(options: Parameters<typeof readSecrets>[0]): void {
  ofGateway.makePrivate(options.dataDir);
  readSecrets(options);
}

const modeOf = (path: string): string => (statSync(path).mode & 0o7777).toString(8);
/** A folder of another user: root changes the owner; for everyone else `/` is one. */
function foreignFolder(): string {
  if (process.geteuid?.() !== 0) return '/';
  const folder = temporaryFolder();
  chownSync(folder, 65_534, 65_534);
  return folder;
}

test('both layers make folders private in the same way', () => {
  expect(readFileSync('gateway/lib/private-folder.ts', 'utf8')).toBe(
    readFileSync('upstream/database/private-folder.ts', 'utf8'),
  );
});

describe.skipIf(process.platform === 'win32')('the data folder', () => {
  test('is for its owner alone, with all that the shop puts there, whatever the umask', async () => {
    const dataDir = join(temporaryFolder(), 'new', 'data');
    sessionSecrets({ sessionSecrets: undefined, dataDir });
    const upstream = await createUpstream({ dataDir, seed: 'empty' });
    for (const name of ['', 'outbox']) expect(modeOf(join(dataDir, name)), name).toBe('700');
    for (const name of ['session-secret', 'token-secret', 'upstream.lock']) {
      expect(modeOf(join(dataDir, name)), name).toBe('600');
    }
    expect(modeOf(join(dataDir, 'database', 'haat-ready'))).toBe('600');
    await upstream.close();
  });

  test('that a gateway with an external API has made also works with the embedded one', async () => {
    const dataDir = join(temporaryFolder(), 'data');
    await openEntryFile(join(dataDir, 'ended-sessions'), pino({ level: 'silent' })).then((file) =>
      file.append([{ text: 'session one', until: Math.ceil(Date.now() / 1000) + 60 }]),
    );
    expect(modeOf(dataDir)).toBe('700');
    // As earlier versions created it.
    chmodSync(dataDir, 0o755);
    sessionSecrets({ sessionSecrets: undefined, dataDir });
    expect(modeOf(dataDir)).toBe('700');
  });

  test('is made private again at the next start, with its entries', () => {
    const dataDir = temporaryFolder();
    const secrets = { sessionSecrets: undefined, dataDir };
    sessionSecrets(secrets);
    mkdirSync(join(dataDir, 'database'));
    for (const name of ['', 'database']) chmodSync(join(dataDir, name), 0o755);
    chmodSync(join(dataDir, 'session-secret'), 0o644);
    sessionSecrets(secrets);
    expect(['', 'database', 'session-secret'].map((name) => modeOf(join(dataDir, name)))).toEqual([
      '700',
      '700',
      '600',
    ]);
  });

  const { makePrivate } = ofUpstream;
  test('is refused with advice if it belongs to another user', () => {
    const folder = foreignFolder();
    const before = modeOf(folder);
    expect(() => makePrivate(folder)).toThrow(/belongs to another user.*Set DATA_DIR to.*chown/s);
    expect(() => ofGateway.makePrivate(folder)).toThrow(ofGateway.FolderNotPrivateError);
    expect(modeOf(folder)).toBe(before);
  });

  test('is refused and not changed if it contains other things, or if everybody uses it', () => {
    const others = temporaryFolder();
    chmodSync(others, 0o755);
    writeFileSync(join(others, 'letters.txt'), '');
    const everybodys = temporaryFolder();
    chmodSync(everybodys, 0o1777);
    for (const [folder, mode] of [
      [others, '755'],
      [everybodys, '1777'],
    ] as const) {
      expect(() => makePrivate(folder)).toThrow(ofUpstream.FolderNotPrivateError);
      expect(modeOf(folder)).toBe(mode);
    }
    // A private folder may contain anything.
    chmodSync(others, 0o700);
    expect(() => makePrivate(others)).not.toThrow();
  });
});
