/** One part of a path that comes from data, encoded so that it stays one part. */
export function segment(value: string): string {
  return encodeURIComponent(value).replaceAll('.', '%2E');
}
