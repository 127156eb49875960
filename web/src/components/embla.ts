/** What the shop's buttons ask of a carousel. Said here, since Mantine's declarations lose Embla's types on the way. */
export interface Embla {
  /** `jump`: without the motion. */
  scrollPrev(jump?: boolean): void;
  scrollNext(jump?: boolean): void;
}
