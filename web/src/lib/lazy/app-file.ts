/** Address of the app's first file, which differs in each build. */
export const appFile = (): string | undefined => document.querySelector<HTMLScriptElement>('script[src]')?.src;
