import { graphql, type GraphQLFormattedError } from 'graphql';
import type { MockOptions } from '../../../gateway/mocks/options.ts';
import { createMockSchema } from '../../../gateway/mocks/schema.ts';

/** What a mock shop said. `Data` is what the test expects; it reads nothing else. */
interface MockAnswer<Data> {
  data: Data;
  errors: GraphQLFormattedError[];
}

/** Somebody who asks a mock shop. */
export interface MockCaller {
  token: string | undefined;
  ask<Data>(document: string, variables?: Record<string, unknown>): Promise<MockAnswer<Data>>;
  /** Sends a mutation of one field and gives back that field's payload; throws if there was an error. */
  does<Payload>(mutation: string): Promise<Payload>;
}

/** A mock shop of a test's own; `as` logs in with a seeded account. */
export function openMockShop(options: MockOptions = {}) {
  const schema = createMockSchema(options);
  const caller = (token: string | undefined): MockCaller => ({
    token,
    async ask<Data>(source: string, variableValues?: Record<string, unknown>) {
      const { data, errors = [] } = await graphql({ schema, source, variableValues, contextValue: { token } });
      return { data: data as Data, errors: errors.map((error) => error.toJSON()) };
    },
    async does<Payload>(mutation: string) {
      const { data, errors } = await this.ask<Record<string, Payload>>(`mutation { ${mutation} }`);
      const [payload] = Object.values(data ?? {});
      if (errors.length > 0 || payload === undefined) throw new Error(errors.map(({ message }) => message).join());
      return payload;
    },
  });
  const guest = caller(undefined);
  const login = async (email: string, password: string): Promise<MockCaller> => {
    const { user } = await guest.does<{ user: { token: string } | null }>(
      `login(input: { email: "${email}", password: "${password}" }) { code user { token } }`,
    );
    return caller(user?.token);
  };
  return {
    schema,
    guest,
    login,
    shopper: () => login('shopper@haat.com', 'Shopper@1'),
    admin: () => login('admin@haat.com', 'Admin@1'),
    superAdmin: () => login('super@haat.com', 'Super@1'),
  };
}
