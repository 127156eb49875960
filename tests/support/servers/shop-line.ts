import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A line between browsers and a gateway that can break, and that can lead to another gateway, at one address. */
export interface ShopLine extends AsyncDisposable {
  url: string;
  cut: () => void;
  /** Requests arrive, their answers do not. */
  loseAnswers: () => void;
  mend: () => void;
  leadTo: (gatewayUrl: string) => void;
}

export async function openShopLine(gatewayUrl: string): Promise<ShopLine> {
  const sockets = new Set<Socket>();
  let end = new URL(gatewayUrl);
  let state: 'well' | 'cut' | 'losing' = 'well';
  const endAll = (): void => sockets.forEach((socket) => socket.destroy());
  const server = createServer((browser) => {
    if (state === 'cut') return void browser.destroy();
    const gateway = connect(Number(end.port), end.hostname);
    for (const [from, to] of [
      [browser, gateway],
      [gateway, browser],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (from === gateway && state === 'losing') browser.destroy();
        else to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut() {
      state = 'cut';
      endAll();
    },
    loseAnswers: () => void (state = 'losing'),
    mend: () => void (state = 'well'),
    leadTo(url) {
      end = new URL(url);
      endAll();
    },
    async [Symbol.asyncDispose]() {
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
