import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

export interface StructuredDataIssue {
  issueMessage: string;
  severity: 'ERROR' | 'WARNING';
  rootType?: string;
  fieldNames?: string[];
}

/**
 * What search engines would say of a page's structured data: an error where Google's rules for rich results ask for
 * what is missing or wrong, a warning where they recommend it.
 */
export async function checkStructuredData(html: string): Promise<StructuredDataIssue[]> {
  const found = new WebAutoExtractor({ addLocation: true }).parse(html);
  return (await new Validator().validate(found)) as StructuredDataIssue[];
}
