/** Why a picture is not taken. The web app has a sentence for each. */
export type Refusal = 'KIND' | 'ANIMATED' | 'PIXELS' | 'DAMAGED' | 'SLOW' | 'SIZE';

/** A point of the picture, as shares of its width and height, 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

export interface ConversionRequest {
  bytes: Uint8Array;
  focus: Focus;
  maxPixels: number;
}

export interface ConvertedFile {
  width: number; // that the file's name has; a small picture has fewer pixels
  format: string;
  bytes: Uint8Array;
}

export type Conversion = { files: ConvertedFile[] } | { refusal: Refusal };
