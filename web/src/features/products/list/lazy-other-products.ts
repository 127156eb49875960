import { lazyComponent } from '../../../ui/views/lazy-component.tsx';

/** Loads after the screen around it is shown. */
export const LazyOtherProducts = lazyComponent(async () => (await import('./other-products.tsx')).OtherProducts);
