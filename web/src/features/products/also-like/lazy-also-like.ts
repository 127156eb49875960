import { whenIdle, whenLoaded } from '../../../lib/when-idle.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** In place of the error view: what was bought or chosen stands above, and nobody misses the rest. */
const Nothing = () => null;

/** Asked for once the page is there. In one file with the other rails, since the first script names each file. */
export const LazyAlsoLike = lazyPart(async () => {
  await new Promise<void>((resolve) => whenLoaded(() => whenIdle(resolve)));
  return (await import('../list/other-products.tsx')).AlsoLike;
}, Nothing);
