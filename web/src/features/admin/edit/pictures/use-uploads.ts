import { useEffect, useRef, useState } from 'react';
import { MIDDLE, sendPicture, type Focus, type Problem } from './send-picture.ts';

/** Where an uploaded picture goes: the main one, the end of the others, or the place of the one with this address. */
export type Target = 'main' | 'gallery' | { address: string };

export interface Upload {
  id: number;
  file: File;
  focus: Focus;
  target: Target;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  share: number; // sent, 0 to 1
  problem?: Problem;
}

/** Sends files one after the other, so that one person leaves room for others. `onDone` gets each address. */
export function useUploads(onDone: (address: string, target: Target) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  const queue = useRef<Upload[]>([]);
  const lastId = useRef(0);
  const sending = useRef(false);
  const leaving = useRef<AbortController>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      queue.current = [];
      controller.abort();
    };
  }, []);

  const update = (id: number, change: Partial<Upload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)));

  async function send({ id, file, focus, target }: Upload): Promise<void> {
    const { signal } = leaving.current ?? new AbortController();
    update(id, { state: 'sending', share: 0, problem: undefined });
    const sent = await sendPicture(file, focus, (share) => update(id, { share }), signal);
    if (signal.aborted) return;
    if ('problem' in sent) return update(id, { state: 'failed', problem: sent.problem });
    update(id, { state: 'done' });
    // The file itself is needed to choose another part of the picture. It is gone when the form is left.
    setFiles((known) => new Map([...known, [sent.address, file]]));
    done.current(sent.address, target);
  }

  async function sendAll(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) await send(next);
    sending.current = false;
  }

  function enqueue(added: Upload[]): void {
    queue.current.push(...added);
    void sendAll();
  }

  return {
    uploads,
    /** Undefined: the picture was not uploaded in this form. */
    fileOf: (address: string) => files.get(address.trim()),
    /** Something is on its way. */
    isBusy: uploads.some(isComing),
    /** Pictures on their way to the gallery. */
    coming: uploads.filter((upload) => upload.target === 'gallery' && isComing(upload)).length,
    /** `problem`: they are not sent. What is done already leaves the list. */
    add(
      chosen: readonly File[],
      target: Target,
      { focus = MIDDLE, problem }: { focus?: Focus; problem?: Problem } = {},
    ) {
      const added = chosen.map((file): Upload => {
        lastId.current += 1;
        return { id: lastId.current, file, focus, target, share: 0, state: problem ? 'failed' : 'waiting', problem };
      });
      setUploads((all) => [...all.filter(({ state }) => state !== 'done'), ...added]);
      if (!problem) enqueue(added);
    },
    retry(upload: Upload) {
      update(upload.id, { state: 'waiting', problem: undefined });
      enqueue([upload]);
    },
    dismiss: (id: number) => setUploads((all) => all.filter((upload) => upload.id !== id)),
  };
}

const isComing = ({ state }: Upload): boolean => state === 'waiting' || state === 'sending';

export type Uploads = ReturnType<typeof useUploads>;
