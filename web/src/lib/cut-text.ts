/**
 * The first `length` code points, followed by '...' if there are more. An emoji is not cut in half. A space before the dots
 * does not break, so that they never stand alone on a line.
 */
export function cutText(text: string, length: number): string {
  const characters = [...text];
  return characters.length > length ? `${characters.slice(0, length).join('').replace(/ $/, '\u00A0')}...` : text;
}

/** What `cutText` leaves out, from the beginning of the word or bracket that it cuts; '' if it leaves out nothing. */
export function restOfText(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return '';
  const bracket = characters.lastIndexOf('(', length);
  if (bracket > characters.lastIndexOf(')', length)) return characters.slice(bracket).join('');
  const start = characters[length] === ' ' ? length : characters.lastIndexOf(' ', length - 1);
  return characters.slice(start > 0 ? start + 1 : length).join('');
}
