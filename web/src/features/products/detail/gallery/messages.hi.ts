import type { Translated } from '../../../../lib/language/messages.ts';
import type { galleryText } from './messages.ts';

export const galleryHindi: Translated<typeof galleryText> = {
  picturesOf: (title) => `${title} की फ़ोटो`,
  titledPictureOf: (title, place, count) => `${title}, ${count} में से फ़ोटो ${place}`,
  place: (place, count) => `${count} में से ${place}`,
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  close: 'फ़ोटो बंद करें',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
};
