declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: object): Promise<import('./structured-data-checker.ts').StructuredDataIssue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): object;
  }
}
