import type { ConversionLimits } from './convert.ts';

export interface UploadLimits extends ConversionLimits {
  maxBytes: number; // of one file
  perMinute: number; // of one session
  atOnce: number; // waiting or being converted; the files of all uploads together are at most as many times `maxBytes`
}

const MEGABYTE = 1024 * 1024;

export const UPLOAD_LIMITS: UploadLimits = {
  maxBytes: 10 * MEGABYTE, // a telephone's photograph has 2 to 8 MB
  perMinute: 60,
  atOnce: 8,
  conversions: 2,
  maxPixels: 50_000_000, // as a telephone's camera has; decoded they take 200 MB
  conversionMs: 20_000, // 12 million pixels take 3 s
};
