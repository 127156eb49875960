/** The text of a file, and how its bytes were read. */
export interface CsvText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252';
}

/** Spreadsheets save UTF-8, UTF-16 with a byte order mark, or, older ones, Windows-1252, in which any bytes are some text. */
export function decodeCsv(bytes: Uint8Array): CsvText {
  const [first, second, third] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { text: new TextDecoder(first === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // Bytes that are no UTF-8: nothing else is thrown.
    // A byte order mark of UTF-8 may still stand before them.
    const rest = first === 0xef && second === 0xbb && third === 0xbf ? bytes.subarray(3) : bytes;
    return { text: new TextDecoder('windows-1252').decode(rest), encoding: 'Windows-1252' };
  }
}

const MOST_WORDS = 5;

/** Words with letters beyond ASCII, in which a wrong encoding shows. */
export const tellingWords = (text: string): string[] =>
  [...new Set(text.split(/[\s",;]+/).filter((word) => /[^!-~]/.test(word)))].slice(0, MOST_WORDS);
