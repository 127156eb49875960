/** The text's first `length` characters, and '...' if there was more. Counts what readers see: an emoji is one. */
export function cutText(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
