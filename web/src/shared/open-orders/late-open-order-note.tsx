import { whenIdle, whenLoaded } from '../../lib/when-idle.ts';
import { useSessionUser } from '../../session/session-user.ts';
import { lazyComponent } from '../../ui/views/lazy-component.tsx';

/** In place of the error view: nobody misses a note that does not load, and the last step of the checkout says it, too. */
const Nothing = () => null;

const Note = lazyComponent(async () => {
  await new Promise<void>((resolve) => whenLoaded(() => whenIdle(resolve)));
  return (await import('./open-order-note.tsx')).OpenOrderNote;
}, Nothing);

/** For who is logged in. Its code and the orders are read once the page is there. */
export function LateOpenOrderNote(props: { productId: string; id?: string; hint?: string }) {
  return useSessionUser() && <Note {...props} />;
}
