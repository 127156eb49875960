import { defineMessages } from '../../../../lib/language/messages.ts';

export const importText = defineMessages('import', {
  heading: 'Import CSV',
  hint: 'Use the file from “Download CSV”. Title, brand, category, price, the price before the discount and stock can be changed; an empty cell changes nothing.',
  /** Their names follow. */
  columns: 'Columns of the file:',
  sample: 'Download a sample',
  file: 'CSV file',
  choose: 'Choose a file',
  drop: 'Drop the file here, or',
  goOn: (name: string) => `Continue with ${name}`,
  reading: 'Comparing with the catalogue…',
  /** '3 products will change; 2 are like the file already; 1 line cannot be used.' */
  found: (changes: number, same: number, bad: number) =>
    `${[
      `${changes === 0 ? 'No' : changes} ${changes === 1 ? 'product' : 'products'} will change`,
      same > 0 && `${same} ${same === 1 ? 'is' : 'are'} like the file already`,
      bad > 0 && `${bad} ${bad === 1 ? 'line' : 'lines'} cannot be used`,
    ]
      .filter((part) => part !== false)
      .join('; ')}.`,
  badLines: 'Lines that cannot be used',
  /** `product`: its title, or its id where there is no such product. */
  badLine: (line: number, product: string | undefined, reason: string) =>
    `Line ${line}${product === undefined ? '' : `, ${product}`}: ${reason}`,
  noId: 'It has no product id.',
  badId: (id: string) => `“${id}” is not a product id.`,
  cells: 'It has more or fewer cells than the first line.',
  quotes: 'Its quotation marks do not match.',
  number: (column: string, found: string) => `“${column}” is “${found}”, which is not a number.`,
  twice: (line: string) => `Its product is on line ${line} already.`,
  gone: (id: string) => `There is no product ${id}.`,
  noIdColumn: 'This file has no id column. Download the CSV first, change it, bring it back.',
  nothingToChange: 'No column can be changed: name title, brand, category, price, originalPrice or stock.',
  tooMany: 'The file has too many lines. What follows is left out.',
});
