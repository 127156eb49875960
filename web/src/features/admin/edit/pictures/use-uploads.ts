import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../apollo/messages.ts';
import { useText } from '../../../../lib/language/language.tsx';
import { currentUser } from '../../../../session/session-user.ts';
import { picturesText } from './messages.ts';

/** The parts of a picture that can be its square, as shares of its length: the middle, the beginning, the end. */
const PARTS = [0.5, 0, 1];

interface Outcome {
  address?: string;
  problem?: string; // a sentence
  final?: boolean; // the same file will not be taken later
}

export interface Upload extends Outcome {
  id: number;
  file: File;
  part: number; // place in PARTS
  replaces?: string; // the address of another part of the same file
  state: 'waiting' | 'sending' | 'ended';
  share: number; // sent, 0 to 1
}

/** Sends files one after the other, so that one person leaves room for others. `onDone` gets each address. */
export function useUploads(onDone: (address: string, replaces?: string) => void) {
  const { byCode, fallback } = useText(errorText);
  const sentences: Record<string, string> = { ...byCode, ...picturesText.problems };
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const lastId = useRef(0);
  const turn = useRef(Promise.resolve());
  const leaving = useRef(new AbortController());
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const update = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  async function send({ id, file, part, replaces }: Upload): Promise<void> {
    const { signal } = leaving.current;
    if (signal.aborted) return;
    update(id, { state: 'sending' });
    const request = await sendPicture(file, PARTS[part] ?? 0.5, (share) => update(id, { share }), signal);
    if (signal.aborted) return;
    const outcome = outcomeOf(request, (code) => sentences[code] ?? fallback);
    update(id, { state: 'ended', ...outcome });
    if (outcome.address !== undefined) done.current(outcome.address, replaces);
  }

  function enqueue(upload: Upload): void {
    turn.current = turn.current.then(() => send(upload));
  }

  function add(file: File, more: Partial<Upload> = {}): void {
    lastId.current += 1;
    const upload: Upload = { id: lastId.current, file, part: 0, share: 0, state: 'waiting', ...more };
    setUploads((all) => [...all, upload]);
    if (upload.state === 'waiting') enqueue(upload);
  }

  /** An uploaded file is known for as long as the form is open: another part of it can be chosen. */
  const sentAs = (address: string) => uploads.findLast((upload) => upload.address === address.trim());

  return {
    /** Those that are no pictures of the product yet. */
    open: uploads.filter(({ address }) => address === undefined),
    isBusy: uploads.some(({ state }) => state !== 'ended'),
    /** The first `room` files are sent. */
    addFiles(files: readonly File[], room: number) {
      for (const [place, file] of files.entries())
        add(file, place < room ? {} : { state: 'ended', problem: picturesText.problems.FULL });
    },
    /** Undefined: this picture was not uploaded in this form. */
    anotherPart(address: string): (() => void) | undefined {
      const sent = sentAs(address);
      return sent && (() => add(sent.file, { part: (sent.part + 1) % PARTS.length, replaces: address }));
    },
    retry(upload: Upload) {
      const again: Upload = { ...upload, state: 'waiting', share: 0, problem: undefined };
      update(upload.id, again);
      enqueue(again);
    },
    dismiss: (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** XMLHttpRequest, since `fetch` does not tell how much of a body is sent. */
function sendPicture(file: File, part: number, onShare: (share: number) => void, signal: AbortSignal) {
  return new Promise<XMLHttpRequest>((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 1);
    request.onloadend = () => resolve(request);
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `/pictures?x=${part}&y=${part}`);
    // The gateway judges the content. The type only says that it is meant as a picture.
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'image/unknown');
    request.setRequestHeader('token', currentUser()?.token ?? '');
    request.send(file);
  });
}

interface Answer {
  address?: unknown;
  errors?: { message?: string; extensions?: { code?: string; reason?: string } }[];
}

function outcomeOf({ responseText, status }: XMLHttpRequest, sentence: (code: string) => string): Outcome {
  if (status === 0) return { problem: sentence('UNREACHABLE') };
  if (status === 413) return { problem: sentence('TOO_LARGE'), final: true }; // a proxy's own page
  const { address, errors = [] } = parsed(responseText);
  if (status === 201 && typeof address === 'string') return { address };
  const { extensions: { code = '', reason } = {}, message = '' } = errors[0] ?? {};
  if (reason !== undefined) return { problem: message, final: reason !== 'SLOW' };
  return { problem: sentence(code), final: ['FORBIDDEN', 'PICTURES_NOT_KEPT'].includes(code) };
}

function parsed(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}
