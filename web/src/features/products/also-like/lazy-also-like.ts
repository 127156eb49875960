import { lazyComponent } from '../../../ui/views/lazy-component.tsx';

/** Loads after the screen around it is shown, in one file with the other rails: the first script names each file. */
export const LazyAlsoLike = lazyComponent(async () => (await import('../list/other-products.tsx')).AlsoLike);
