export const picturesText = {
  drop: 'Drop pictures anywhere on this page, or',
  choose: 'Choose pictures',
  kinds:
    'JPEG, PNG, WebP or AVIF. The shop shows them as squares, and keeps nothing of where and when they were taken.',
  picture: (place: number) => `Picture ${place}`,
  earlier: (place: number) => `Move picture ${place} one place earlier`,
  later: (place: number) => `Move picture ${place} one place later`,
  remove: (place: number) => `Remove picture ${place}`,
  removed: 'The picture is removed.',
  undo: 'Undo',
  anotherPart: (place: number) => `Show another part of picture ${place}`,
  waiting: 'Waiting',
  sending: (percent: number) => `${percent}% sent`,
  converting: 'Converting…',
  progressOf: (name: string) => `Upload of ${name}`,
  retry: (name: string) => `Try again: ${name}`,
  dismiss: (name: string) => `Dismiss: ${name}`,
  /** In place of what the form still misses. */
  onTheirWay: 'Pictures are being uploaded. You can save once they are there.',
  addressHint: 'An address (https://…), or a path in this shop such as /pictures/…',
  addressesHint: 'One address on each line.',
  /** By the gateway's error code; `PICTURE_REFUSED` comes with a sentence. */
  problems: {
    FULL: 'The product has as many pictures as it can have. Remove one first.',
    PICTURES_NOT_KEPT: 'This shop does not keep pictures. Enter the address of one that is stored elsewhere.',
    OVERLOADED: 'Many pictures are being converted at the moment. Try again in a few seconds.',
    STORE_UNAVAILABLE: 'Pictures cannot be stored at the moment. Try again later.',
    UNREACHABLE: 'The shop cannot be reached. Try again once you are connected.',
    TOO_LARGE: 'This file is too large. Make it smaller, and choose it again.',
  },
};
