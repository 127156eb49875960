import { makeVar } from '@apollo/client';
import type { Example } from '../../../schema/examples/examples.ts';

/** What has become of the example that was opened last. */
export interface ExampleStatus {
  /** Empty: none was opened. */
  text: string;
  /** It gets its variables when somebody with its role is logged in; null: it has them. */
  waiting: Example | null;
}

export const exampleStatus = makeVar<ExampleStatus>({ text: '', waiting: null });
