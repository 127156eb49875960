import { Client } from 'pg';

/** A kind of database that a suite runs against; `databaseUrl` absent: the embedded one, in memory. */
export interface TestDatabase extends AsyncDisposable {
  databaseUrl?: string;
}

const SERVER = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
/** How long, in ms, the server may take to answer before it counts as missing. */
const PROBE_MS = 1_500;

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: PROBE_MS });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const hasServer = await onServer('select 1').then(
  () => true,
  () => false,
);
if (!hasServer)
  process.stdout.write(
    `No PostgreSQL answers at ${new URL(SERVER).host}: its tests are skipped. TEST_DATABASE_URL says where else.\n`,
  );

/** A new, empty database of a PostgreSQL server, gone after use. */
async function serverDatabase(): Promise<TestDatabase> {
  const name = `haat_test_${crypto.randomUUID().replaceAll('-', '')}`;
  await onServer(`create database ${name}`);
  return {
    databaseUrl: Object.assign(new URL(SERVER), { pathname: `/${name}` }).href,
    [Symbol.asyncDispose]: () => onServer(`drop database ${name} with (force)`),
  };
}

export const inMemory = async (): Promise<TestDatabase> => ({ [Symbol.asyncDispose]: async () => undefined });

/** For `describe.each`: the embedded database, and a PostgreSQL server where there is one. */
export const DATABASES = [
  { name: 'the embedded database', skip: false, create: inMemory },
  { name: 'PostgreSQL', skip: !hasServer, create: serverDatabase },
];
