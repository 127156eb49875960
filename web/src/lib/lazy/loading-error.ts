/**
 * Something of the shop could not be loaded. `none`: no connection could be made. `cut`: it broke off in the middle of the answer.
 * `slow`: no answer came in time. `code`: the shop answers, but not with a piece of its code.
 */
export class LoadingError extends Error {
  readonly kind: 'none' | 'cut' | 'slow' | 'code';

  constructor(kind: LoadingError['kind'], cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
