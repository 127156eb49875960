import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { onTestFinished } from 'vitest';

/** The reference API in its own process. The folder stays after its end. */
export interface ApiProcess {
  url: string;
  child: ChildProcess;
  /** Sends a signal and waits for the process to end. */
  end: (signal: NodeJS.Signals) => Promise<void>;
}

/** Waits until it serves. */
export async function startApiProcess(dataDir: string, more: Record<string, string> = {}): Promise<ApiProcess> {
  const child = spawn(process.execPath, [resolve('upstream/main.ts')], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, NODE_ENV: 'development', ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  const url = await new Promise<string>((serves, fails) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        if (printed.length < 10_000) printed += chunk.toString();
        const found = /"url":"(http:[^"]+)"/.exec(printed)?.[1];
        if (found) serves(found);
      });
    }
    child.once('exit', () => fails(new Error(`The API ended before it served:\n${printed}`)));
  });
  return {
    url,
    child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      child.kill(signal);
      await exited;
    },
  };
}

export interface Buyer {
  token: string;
  addressId: string;
}

async function call<Body>(url: string, operation: string, token: string, body?: object) {
  const [method = '', path = ''] = operation.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { 'content-type': 'application/json', token },
    body: body ? JSON.stringify({ ...body, token }) : null,
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as Body,
  };
}

/** Registers a buyer with a delivery address. */
export async function newBuyer(url: string): Promise<Buyer> {
  const [email, password] = [`${crypto.randomUUID()}@example.com`, 'Shopper@1'];
  const person = { name: 'Somebody', email, password, mobile: 9876543210, avator: 'https://example.com/a.png' };
  await call(url, 'POST /api/users/register', '', person);
  const { body } = await call<{ token: string }>(url, 'POST /api/users/login', '', { email, password });
  const place = { address: '1 Road', state: 'Kerala', block: 'B', city: 'Kochi', postalCode: '682001' };
  const address = await call<{ deliveryAddressId: string }>(url, 'POST /api/address', body.token, place);
  return { token: body.token, addressId: address.body.deliveryAddressId };
}

/** Orders one unit. Returns the id of an acknowledged order; undefined: refused. Rejects if the API stops. */
export async function order(url: string, { token, addressId }: Buyer, productId: string): Promise<string | undefined> {
  const { status, body } = await call<{ order?: { _id: string } }>(url, 'POST /api/order/post', token, {
    products: [{ productId, quantity: 1 }],
    paymentMethod: 'cashOn',
    deliveryAddressId: addressId,
  });
  return status === 201 ? body.order?._id : undefined;
}

/** Ids of a buyer's orders and their products. */
export async function ordersOf(url: string, { token }: Buyer): Promise<{ id: string; productIds: string[] }[]> {
  const { status, body } = await call<{ _id: string; products: { productId: { _id: string } }[] }[]>(
    url,
    'GET /api/order/get',
    token,
  );
  if (status === 404) return [];
  if (status !== 200) throw new Error(`Orders could not be read: ${status} ${JSON.stringify(body)}`);
  return body.map(({ _id, products }) => ({ id: _id, productIds: products.map(({ productId }) => productId._id) }));
}

/** Units in stock by product id. */
export async function stocks(url: string): Promise<Map<string, number>> {
  const { body } = await call<{ products: { _id: string; Stock?: number; stock?: number }[] }>(
    url,
    'GET /api/products/get?page=1&limit=1000',
    '',
  );
  return new Map(body.products.map(({ _id, Stock, stock }) => [_id, Stock ?? stock ?? NaN]));
}
