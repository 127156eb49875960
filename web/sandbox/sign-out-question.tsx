import { useSyncExternalStore } from 'react';
import buttons from '../src/ui/buttons.module.css';
import { Dialog } from '../src/ui/dialog/dialog.tsx';
import { focusFirst } from '../src/ui/dialog/focus-first.ts';

interface Question {
  /** Whose session in the shop ends. */
  name: string;
  /** The role that takes its place. */
  next: string;
  answer: (goesOn: boolean) => void;
}

let open: Question | null = null;
const listeners = new Set<() => void>();

function show(question: Question | null): void {
  open = question;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** False: somebody stays logged in. */
export function askToSignOut(name: string, next: string): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) =>
    show({
      name,
      next,
      answer: (goesOn) => {
        show(null);
        resolve(goesOn);
      },
    }),
  );
}

/** Asks before a press in the sandbox ends somebody's own session in the shop. */
export function SignOutQuestion() {
  const question = useSyncExternalStore(subscribe, () => open);
  const stay = () => question?.answer(false);
  return (
    <Dialog
      opened={question !== null}
      question
      heading={question ? `Sign ${question.name} out?` : ''}
      onClose={stay}
      footer={
        question && (
          <>
            <button type="button" ref={focusFirst} className={buttons.secondary} onClick={stay}>
              Stay logged in
            </button>
            <button type="button" className={buttons.primary} onClick={() => question.answer(true)}>
              Go on as {question.next}
            </button>
          </>
        )
      }
    >
      <p>This signs {question?.name} out of the shop, in all its tabs.</p>
    </Dialog>
  );
}
