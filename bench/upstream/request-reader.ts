type OnCall = (method: string, target: string, token: string | undefined) => void;

const END_OF_HEAD = '\r\n\r\n';

/**
 * Reads the HTTP requests of one connection: first line, header `token`, and the length of the body, which is skipped.
 * It supports a small part of HTTP, so that parsing does not limit the benchmark. Throws on a chunked body.
 */
export function createRequestReader(onCall: OnCall): (chunk: Buffer) => void {
  let held = '';
  let toSkip = 0;
  return (chunk) => {
    held += chunk.toString('latin1');
    for (;;) {
      if (toSkip > 0) {
        const skipped = Math.min(toSkip, held.length);
        held = held.slice(skipped);
        toSkip -= skipped;
        if (toSkip > 0) return;
      }
      const end = held.indexOf(END_OF_HEAD);
      if (end === -1) return;
      const head = held.slice(0, end);
      held = held.slice(end + END_OF_HEAD.length);
      const [method = '', target = ''] = head.slice(0, head.indexOf('\r\n')).split(' ');
      if (method !== 'GET') {
        if (/\r\ntransfer-encoding:/i.test(head)) throw new Error(`A body without a length: ${method} ${target}`);
        toSkip = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
      }
      onCall(method, target, /\r\ntoken: *([^\r]+)/i.exec(head)?.[1]);
    }
  };
}
