import { currentUser } from '../../../../session/session-user.ts';
import type { picturesText } from './messages.ts';

/** Why a picture was not taken; each has a sentence. */
export type Problem = keyof typeof picturesText.english.problems;

/** A point of the picture, as shares of its width and height, 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

export const MIDDLE: Focus = { x: 0.5, y: 0.5 };

export type Sent = { address: string } | { problem: Problem };

interface Answer {
  address?: unknown;
  errors?: { extensions?: { code?: string; reason?: string } }[];
}

/** XMLHttpRequest, since `fetch` does not tell how much of a body is sent. `onProgress` gets 0 to 1. */
export function sendPicture(
  file: File,
  { x, y }: Focus,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<Sent> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = () => resolve(request.status === 0 ? { problem: 'UNREACHABLE' } : readAnswer(request));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 1);
    request.onloadend = end;
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', `/pictures?x=${x.toFixed(4)}&y=${y.toFixed(4)}`);
    // The gateway judges the content. The type only says that it is meant as a picture.
    request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'image/unknown');
    request.setRequestHeader('token', currentUser()?.token ?? '');
    request.send(file);
  });
}

const BY_CODE: Partial<Record<string, Problem>> = {
  UNAUTHENTICATED: 'SESSION',
  TOKEN_EXPIRED: 'SESSION',
  CSRF_REJECTED: 'SESSION',
  FORBIDDEN: 'FORBIDDEN',
  PICTURES_NOT_KEPT: 'PICTURES_NOT_KEPT',
  OVERLOADED: 'OVERLOADED',
  RATE_LIMITED: 'RATE_LIMITED',
  STORE_UNAVAILABLE: 'STORE_UNAVAILABLE',
};

const REASONS: readonly string[] = ['KIND', 'ANIMATED', 'PIXELS', 'DAMAGED', 'SLOW', 'SIZE'] satisfies Problem[];

function readAnswer({ responseText, status }: XMLHttpRequest): Sent {
  if (status === 413) return { problem: 'SIZE' }; // a proxy's own page
  const { address, errors } = parsed(responseText);
  if (status === 201 && typeof address === 'string') return { address };
  const { code = '', reason = '' } = errors?.[0]?.extensions ?? {};
  if (REASONS.includes(reason)) return { problem: reason as Problem };
  return { problem: BY_CODE[code] ?? 'OTHER' };
}

function parsed(text: string): Answer {
  try {
    return (JSON.parse(text) ?? {}) as Answer;
  } catch {
    return {};
  }
}
