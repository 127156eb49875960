/** The first `length` code points, followed by '...' if there are more. An emoji is not cut in half. */
export function cutText(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text;
}
