/** `none`: no connection; `cut`: lost during the response; `slow`: timeout; `code`: the shop responds, a chunk fails. */
export class LoadingError extends Error {
  readonly kind: 'none' | 'cut' | 'slow' | 'code';

  constructor(kind: LoadingError['kind'], cause: unknown) {
    super(kind, { cause });
    this.kind = kind;
  }
}
