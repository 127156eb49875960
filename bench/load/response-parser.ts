/** `body` is undefined unless bodies are kept. */
export interface HttpAnswer {
  status: number;
  /** Bytes of the body, without chunk sizes. */
  bytes: number;
  body: Buffer | undefined;
}

interface ResponseParser {
  /** Reads the next bytes of the connection; the buffer can be reused afterwards. */
  push: (buffer: Buffer, length: number) => void;
  /** Whether bodies are kept from now on. */
  keep: (on: boolean) => void;
}

const END_OF_LINE = '\r\n';
const END_OF_HEAD = '\r\n\r\n';
/** Bytes that are decoded at once to find the end of a head or line, so that bodies are not decoded. */
const TEXT_STEP = 1024;

/**
 * Reads the answers of one keep-alive connection, with a content-length or chunked, however their bytes are split.
 * Throws on an answer that ends with the connection.
 */
export function createResponseParser(onAnswer: (answer: HttpAnswer) => void): ResponseParser {
  let state: 'head' | 'body' | 'chunk size' | 'chunk' | 'trailer' = 'head';
  /** The beginning of an incomplete head or line. */
  let held = '';
  let status = 0;
  let bytes = 0;
  /** Bytes still to come of a body, or of a chunk and its line end. */
  let missing = 0;
  let keeps = false;
  let parts: Buffer[] = [];

  const finish = (): void => {
    state = 'head';
    const body = keeps ? Buffer.concat(parts) : undefined;
    parts = [];
    const answer = { status, bytes, body };
    bytes = 0;
    onAnswer(answer);
  };

  const beginBody = (head: string): void => {
    status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    if (length !== undefined) {
      missing = bytes = Number(length);
      state = 'body';
      if (missing === 0) finish();
    } else if (/\r\ntransfer-encoding: *chunked/i.test(head)) {
      state = 'chunk size';
    } else {
      throw new Error(`An answer without a length: ${head}`);
    }
  };

  const beginChunk = (size: string): void => {
    const length = Number.parseInt(size, 16);
    if (Number.isNaN(length)) throw new Error(`Not the size of a chunk: ${size}`);
    bytes += length;
    missing = length + END_OF_LINE.length;
    state = length === 0 ? 'trailer' : 'chunk';
  };

  /** Reads as much of a head or line as has come; returns the position after it. */
  const readText = (buffer: Buffer, at: number, length: number): number => {
    const mark = state === 'head' ? END_OF_HEAD : END_OF_LINE;
    const before = held.length;
    const stop = Math.min(length, at + TEXT_STEP);
    held += buffer.toString('latin1', at, stop);
    const end = held.indexOf(mark);
    if (end === -1) return stop;
    const text = held.slice(0, end);
    held = '';
    if (state === 'head') beginBody(text);
    else if (state === 'chunk size') beginChunk(text);
    else if (text === '') finish();
    return at + end + mark.length - before;
  };

  return {
    keep: (on) => void (keeps = on),
    push(buffer, length) {
      let at = 0;
      while (at < length) {
        if (state === 'body' || state === 'chunk') {
          const taken = Math.min(missing, length - at);
          if (keeps) {
            const end =
              state === 'chunk' ? Math.min(at + taken, at + Math.max(0, missing - END_OF_LINE.length)) : at + taken;
            parts.push(Buffer.from(buffer.subarray(at, end)));
          }
          at += taken;
          missing -= taken;
          if (missing > 0) return;
          if (state === 'body') finish();
          else state = 'chunk size';
          continue;
        }
        at = readText(buffer, at, length);
      }
    },
  };
}
