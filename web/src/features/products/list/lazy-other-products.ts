import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Loads after the screen around it is shown. */
export const LazyOtherProducts = lazyPart(async () => (await import('./other-products.tsx')).OtherProducts);
