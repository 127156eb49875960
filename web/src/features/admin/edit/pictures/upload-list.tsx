import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useText } from '../../../../lib/language/language.tsx';
import buttons from '../../../../ui/buttons.module.css';
import { picturesText } from './messages.ts';
import classes from './pictures.module.css';
import type { Problem } from './send-picture.ts';
import type { Upload, Uploads } from './use-uploads.ts';

/** The same file may be taken later. */
const PASSING: readonly (Problem | undefined)[] = [
  'SLOW',
  'FULL',
  'OVERLOADED',
  'RATE_LIMITED',
  'SESSION',
  'STORE_UNAVAILABLE',
  'UNREACHABLE',
  'OTHER',
] satisfies Problem[];

/** How far each file is, and why one was not taken. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const t = useText(picturesText);
  if (uploads.uploads.length === 0) return null;
  return (
    <ul className={classes.uploads} aria-label={t.uploads}>
      {uploads.uploads.map((upload) => (
        <li key={upload.id} className={classes.upload} data-state={upload.state}>
          <span className={classes.name}>{upload.file.name}</span>
          <Outcome upload={upload} />
          {upload.state === 'failed' && (
            <span className={classes.tools}>
              {PASSING.includes(upload.problem) && (
                <button
                  type="button"
                  className={buttons.quiet}
                  aria-label={t.retryThis(upload.file.name)}
                  onClick={() => uploads.retry(upload)}
                >
                  {t.retry}
                </button>
              )}
              <button
                type="button"
                className={buttons.icon}
                aria-label={t.dismissThis(upload.file.name)}
                onClick={() => uploads.dismiss(upload.id)}
              >
                <IconX aria-hidden />
              </button>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Outcome({ upload: { file, problem, share, state } }: { upload: Upload }) {
  const t = useText(picturesText);
  if (state === 'failed')
    return (
      <span role="alert" className={classes.problem}>
        {t.problems[problem ?? 'OTHER']}
      </span>
    );
  if (state === 'done')
    return (
      <span role="status" className={classes.said}>
        {t.done(file.name)}
      </span>
    );
  const percent = Math.round(share * 100);
  const sending = percent < 100 ? t.sending(percent) : t.converting;
  return (
    <>
      <progress
        className={classes.progress}
        aria-label={t.progressOf(file.name)}
        max={100}
        // Without a value it shows that it works.
        {...(percent < 100 && { value: percent })}
      />
      <span className={classes.said}>{state === 'waiting' ? t.waiting : sending}</span>
    </>
  );
}
