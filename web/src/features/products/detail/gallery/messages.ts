import { defineMessages } from '../../../../lib/language/messages.ts';

/** Loaded with the viewer. */
export const galleryText = defineMessages('gallery', {
  picturesOf: (title: string) => `Pictures of ${title}`,
  titledPictureOf: (title: string, place: number, count: number) => `${title}, picture ${place} of ${count}`,
  place: (place: number, count: number) => `${place} of ${count}`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close the pictures',
  previous: 'Previous picture',
  next: 'Next picture',
});
