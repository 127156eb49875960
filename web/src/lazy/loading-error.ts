/**
 * Something of the shop could not be loaded. `none`: no connection could be made. `cut`: it broke off in the middle of the answer.
 * `code`: the shop answers, but a piece of its code is not to be had.
 */
export class LoadingError extends Error {
  readonly kind: 'none' | 'cut' | 'code';

  constructor(kind: LoadingError['kind'], cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
