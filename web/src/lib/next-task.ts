/** Lets the browser handle input and draw before more is done. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
