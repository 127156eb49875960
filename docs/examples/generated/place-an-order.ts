/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How adding to the cart went. */
export type AddToCartCode =
  /** It was not in the cart and is now. */
  | 'ADDED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There are not that many units left; the cart is as it was. */
  | 'INSUFFICIENT_STOCK'
  /** It was in the cart; its quantity grew. */
  | 'QUANTITY_UPDATED';

/** An address to keep. */
export type AddressInput = {
  /** House and street; not empty. */
  address: string;
  /** The block; not empty. */
  block: string;
  /** The city, shown as the district; not empty. */
  city: string;
  /** The postal code, at least 6 digits. */
  postalCode: string;
  /** The state; not empty. */
  state: string;
};

/** Whether a product can be ordered. */
export type Availability =
  /** At least one unit is left. */
  | 'IN_STOCK'
  /** Nothing is left. */
  | 'OUT_OF_STOCK';

/** How logging in went. */
export type LoginCode =
  /** No account has this e-mail address. */
  | 'EMAIL_NOT_FOUND'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** A session has begun. */
  | 'LOGGED_IN'
  /** The account has another password. */
  | 'WRONG_PASSWORD';

/** A product and how many of it. */
export type OrderItemInput = {
  /** The product's id. */
  productId: string;
  /** Units, 1 or more. */
  quantity?: number | null | undefined;
};

/** How far an order has come. */
export type OrderStatus =
  /** Called off. */
  | 'CANCELLED'
  /** With the customer; it can't change any more. */
  | 'DELIVERED'
  /** On its way. */
  | 'DISPATCHED'
  /** Packed. */
  | 'PACKED'
  /** Placed, not yet packed. */
  | 'PENDING'
  /** The API named a state that nobody knows. Never an input. */
  | 'UNKNOWN';

/** How an order is paid. */
export type PaymentMethod =
  /** In cash, on delivery. */
  | 'CASH_ON_DELIVERY'
  /** By credit card. */
  | 'CREDIT_CARD'
  /** By UPI. */
  | 'UPI';

/** How placing an order went. */
export type PlaceOrderCode =
  /** An order of the caller's that is neither delivered nor cancelled holds one of these products already. */
  | 'ALREADY_EXISTS'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There are not that many units left. */
  | 'INSUFFICIENT_STOCK'
  /** The order stands. */
  | 'PLACED';

/** An order to place. */
export type PlaceOrderInput = {
  /** True: empty the cart once the order stands. */
  clearCart?: boolean | null | undefined;
  /** Where it goes, as `saveAddress` gave it. */
  deliveryAddressId: string;
  /** What is ordered: 1 to 50 products, each once. */
  items: Array<OrderItemInput>;
  /** How it is paid. */
  paymentMethod: PaymentMethod;
};

/** How keeping an address went. */
export type SaveAddressCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** It is kept. */
  | 'SAVED';

export type LogInForOrderMutationVariables = Exact<{
  email: string;
  password: string;
}>;


export type LogInForOrderMutation = { login: { code: LoginCode, message: string, user: { name: string, token: string } | null } };

export type FindProductQueryVariables = Exact<{
  search: string;
}>;


export type FindProductQuery = { products: { items: Array<{ id: string, title: string, discountPrice: number, availability: Availability }> } | null };

export type FillCartMutationVariables = Exact<{
  productId: string;
  quantity: number;
}>;


export type FillCartMutation = { addToCart: { code: AddToCartCode, message: string, cart: { totalProducts: number, summary: { payable: number } } | null } };

export type SaveOrderAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type SaveOrderAddressMutation = { saveAddress: { code: SaveAddressCode, message: string, deliveryAddressId: string | null } };

export type OrderProductsMutationVariables = Exact<{
  input: PlaceOrderInput;
}>;


export type OrderProductsMutation = { placeOrder: { code: PlaceOrderCode, message: string, order: { id: string, status: OrderStatus, total: number, items: Array<{ id: string, quantity: number, product: { id: string, title: string } | null }> } | null } };


export const LogInForOrderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInForOrder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"token"}}]}}]}}]}}]} as unknown as DocumentNode<LogInForOrderMutation, LogInForOrderMutationVariables>;
export const FindProductDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindProduct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"products"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"EnumValue","value":"PRICE_ASC"}},{"kind":"Argument","name":{"kind":"Name","value":"pageSize"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"discountPrice"}},{"kind":"Field","name":{"kind":"Name","value":"availability"}}]}}]}}]}}]} as unknown as DocumentNode<FindProductQuery, FindProductQueryVariables>;
export const FillCartDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"FillCart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"productId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToCart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"productId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"productId"}}},{"kind":"Argument","name":{"kind":"Name","value":"quantity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quantity"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"cart"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalProducts"}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payable"}}]}}]}}]}}]}}]} as unknown as DocumentNode<FillCartMutation, FillCartMutationVariables>;
export const SaveOrderAddressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveOrderAddress"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddressInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAddress"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryAddressId"}}]}}]}}]} as unknown as DocumentNode<SaveOrderAddressMutation, SaveOrderAddressMutationVariables>;
export const OrderProductsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderProducts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceOrderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeOrder"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"order"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"quantity"}},{"kind":"Field","name":{"kind":"Name","value":"product"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OrderProductsMutation, OrderProductsMutationVariables>;