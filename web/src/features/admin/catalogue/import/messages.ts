export const importText = {
  heading: 'Import CSV',
  hint: 'Use the file from “Download CSV”. An empty cell changes nothing. A line with an empty id adds a product, and needs every column except images. Several addresses of pictures have blanks between them. Description and pictures are for new products only.',
  /** Their names follow. */
  columns: 'Columns of the file:',
  choose: 'Choose a CSV file',
  drop: 'Drop the file here, or',
  reading: 'Comparing with the catalogue…',
  /** '3 products will change; 1 will be added; 2 are like the file already; 1 line cannot be used.' */
  found: (changes: number, same: number, bad: number, added = 0) => {
    const products = (count: number) => `${count === 0 ? 'No' : count} ${count === 1 ? 'product' : 'products'}`;
    const onlyAdds = added > 0 && changes === 0;
    const parts = [
      !onlyAdds && `${products(changes)} will change`,
      added > 0 && `${onlyAdds ? products(added) : added} will be added`,
      same > 0 && `${same} ${same === 1 ? 'is' : 'are'} like the file already`,
      bad > 0 && `${bad} ${bad === 1 ? 'line' : 'lines'} cannot be used`,
    ];
    return `${parts.filter(Boolean).join('; ')}.`;
  },
  seeNew: 'See new products',
  badLines: 'Lines that cannot be used',
  /** After the rest is done. */
  leftOut: (count: number) => `${count} ${count === 1 ? 'line was' : 'lines were'} not used:`,
  /** `product`: its title. */
  badLine: (line: number, product: string | undefined, reason: string) =>
    `Line ${line}${product === undefined ? '' : `, ${product}`}: ${reason}`,
  badId: (id: string) => `“${id}” is not a product id.`,
  cells: 'It has more or fewer cells than the first line.',
  quotes: 'Its quotation marks do not match.',
  number: (column: string, found: string, why: string) => `“${column}” is “${found}”: ${why}`,
  twice: (line: number) => `Its product is on line ${line} already.`,
  gone: (id: string) => `There is no product ${id}. To add one, leave its id empty.`,
  /** `columns`: 'title, price' */
  missing: (columns: string) => `A new product needs ${columns}.`,
  ruleOf: (column: string, sentence: string) => `“${column}”: ${sentence}`,
  noIdColumn:
    'This file has no id column. Download the CSV first, change it, bring it back. For new products alone, add a column id and leave it empty.',
  nothingToChange: 'No column can be changed: name title, brand, category, price, originalPrice or stock.',
  tooMany: 'The file has too many lines. What follows is left out.',
};
