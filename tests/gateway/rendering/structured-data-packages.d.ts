declare module '@adobe/structured-data-validator' {
  export default class Validator {
    validate(extracted: object): Promise<unknown>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean });
    parse(html: string): object;
  }
}
