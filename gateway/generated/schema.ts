export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A moment, as ISO 8601 text in UTC, such as `2026-11-21T09:30:00.000Z`. */
  DateTime: { input: never; output: number; }
};

/** How reviewing went. */
export type AddReviewCode =
  /** The review is there. */
  | 'ADDED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There is no such product. */
  | 'PRODUCT_NOT_FOUND'
  /** The caller's earlier review of this product has changed. */
  | 'UPDATED';

/** What somebody thinks of a product. */
export type AddReviewInput = {
  /** Plain text, 1 to 2,000 characters. */
  comment: Scalars['String']['input'];
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** Whole stars, 1 to 5. */
  rating: Scalars['Int']['input'];
};

/** What came of reviewing. */
export type AddReviewPayload = {
  __typename?: 'AddReviewPayload';
  /** How it went. */
  code: AddReviewCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The product afterwards; null if there is none. Upstream, only if selected: `GET /api/products/get/{id}`. */
  product?: Maybe<Product>;
};

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

/** What came of adding to the cart. */
export type AddToCartPayload = {
  __typename?: 'AddToCartPayload';
  /** The cart afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/cart/get`. */
  cart?: Maybe<Cart>;
  /** How it went. */
  code: AddToCartCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How putting a product on the wishlist went. */
export type AddToWishlistCode =
  /** It was not on the wishlist and is now. */
  | 'ADDED'
  /** It was on the wishlist already. */
  | 'ALREADY_EXISTS'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED';

/** What came of putting a product on the wishlist. */
export type AddToWishlistPayload = {
  __typename?: 'AddToWishlistPayload';
  /** How it went. */
  code: AddToWishlistCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The wishlist afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/wishlist/get`. */
  wishlist?: Maybe<Wishlist>;
};

/** An address to keep. */
export type AddressInput = {
  /** House and street; not empty. */
  address: Scalars['String']['input'];
  /** The block; not empty. */
  block: Scalars['String']['input'];
  /** The city, shown as the district; not empty. */
  city: Scalars['String']['input'];
  /** The postal code, at least 6 digits. */
  postalCode: Scalars['String']['input'];
  /** The state; not empty. */
  state: Scalars['String']['input'];
};

/** The counts of the dashboard. */
export type AdminSummary = {
  __typename?: 'AdminSummary';
  /** How many products have a `stock` of 1 or more: `totalProducts` less `outOfStock`. */
  inStock: Scalars['Int']['output'];
  /** How many products have a `stock` below 1. */
  outOfStock: Scalars['Int']['output'];
  /** How many messages there are; the specification fixes it at 20. */
  totalMessages: Scalars['Int']['output'];
  /** How many products are in the catalogue. */
  totalProducts: Scalars['Int']['output'];
};

/** Whether a product can be ordered. */
export type Availability =
  /** At least one unit is left. */
  | 'IN_STOCK'
  /** Nothing is left. */
  | 'OUT_OF_STOCK';

/** Who may reuse a cached answer. */
export type CacheControlScope =
  /** Only the caller's own browser may keep it. */
  | 'PRIVATE'
  /** Any cache may keep it: the answer is the same for everybody. */
  | 'PUBLIC';

/** What a shopper is about to buy. Products that were deleted since have left it, and its totals count what is shown. */
export type Cart = {
  __typename?: 'Cart';
  /** The products in it, in the API's order. */
  items: Array<CartItem>;
  /** What ordering it would cost. */
  summary: CheckoutSummary;
  /** The sum of all `lineTotal`s, in rupees (INR), without shipping and tax. */
  totalPrice: Scalars['Float']['output'];
  /** Units of all products together. */
  totalProducts: Scalars['Int']['output'];
};

/** One product in a cart. */
export type CartItem = {
  __typename?: 'CartItem';
  /** The product's id: it is in a cart once. */
  id: Scalars['ID']['output'];
  /** `quantity` times what the shopper pays for one, in rupees (INR). */
  lineTotal: Scalars['Float']['output'];
  /** The product as it is today. */
  product: Product;
  /** Units of it, 1 or more. */
  quantity: Scalars['Int']['output'];
};

/** How changing a password went. */
export type ChangePasswordCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** The new password holds. */
  | 'UPDATED'
  /** No account has this e-mail address. */
  | 'USER_NOT_FOUND'
  /** The present password is another one. */
  | 'WRONG_PASSWORD';

/** A new password for whoever knows the present one. */
export type ChangePasswordInput = {
  /** The present password. */
  currentPassword: Scalars['String']['input'];
  /** The account's e-mail address. */
  email: Scalars['String']['input'];
  /** The new password; the rules of `RegisterInput.password`. */
  newPassword: Scalars['String']['input'];
};

/** What came of changing a password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** How it went. */
  code: ChangePasswordCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** What an order costs. */
export type CheckoutSummary = {
  __typename?: 'CheckoutSummary';
  /** The products, each times its quantity, in rupees (INR). */
  itemsPrice: Scalars['Float']['output'];
  /** What is paid in rupees (INR): the sum of the three. */
  payable: Scalars['Float']['output'];
  /** The shipping fee in rupees (INR): 40. */
  shipping: Scalars['Float']['output'];
  /** The tax in rupees (INR): 5. */
  tax: Scalars['Float']['output'];
};

/** How emptying the cart went. */
export type ClearCartCode =
  /** The cart is empty now. */
  | 'CLEARED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There was nothing in it. */
  | 'NOT_FOUND';

/** What came of emptying the cart. */
export type ClearCartPayload = {
  __typename?: 'ClearCartPayload';
  /** The cart afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/cart/get`. */
  cart?: Maybe<Cart>;
  /** How it went. */
  code: ClearCartCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How putting a product into the catalogue went. */
export type CreateProductCode =
  /** It is in the catalogue. */
  | 'CREATED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED';

/** What came of putting a product into the catalogue. */
export type CreateProductPayload = {
  __typename?: 'CreateProductPayload';
  /** How it went. */
  code: CreateProductCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How making an account with a role went. */
export type CreateUserCode =
  /** The account is there. */
  | 'CREATED'
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED';

/** An account to make, with its role. */
export type CreateUserInput = {
  /** Address of a picture (https); absent: the shop's placeholder. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address ending in one of com, net, org, edu, gov, mil, info, biz. */
  email: Scalars['String']['input'];
  /** At least 10 digits, without the country's prefix. */
  mobile: Scalars['String']['input'];
  /** First name, a space, last name; the first name has at least 4 characters. */
  name: Scalars['String']['input'];
  /** The rules of `RegisterInput.password`. */
  password: Scalars['String']['input'];
  /** What the person may do. */
  role: Role;
};

/** What came of making an account with a role. */
export type CreateUserPayload = {
  __typename?: 'CreateUserPayload';
  /** How it went. */
  code: CreateUserCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How asking for one unit less went. */
export type DecrementCartItemCode =
  /** There is one less of it in the cart. */
  | 'DECREMENTED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** It was not in the cart. */
  | 'NOT_FOUND'
  /** It was the last unit: the product has left the cart. */
  | 'REMOVED';

/** What came of asking for one unit less. */
export type DecrementCartItemPayload = {
  __typename?: 'DecrementCartItemPayload';
  /** The cart afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/cart/get`. */
  cart?: Maybe<Cart>;
  /** How it went. */
  code: DecrementCartItemCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How taking a product out of the catalogue went. */
export type DeleteProductCode =
  /** It is gone. */
  | 'DELETED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There was no such product. */
  | 'NOT_FOUND';

/** What came of taking a product out of the catalogue. */
export type DeleteProductPayload = {
  __typename?: 'DeleteProductPayload';
  /** How it went. */
  code: DeleteProductCode;
  /** The id that was asked for. */
  id: Scalars['ID']['output'];
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How deleting a review went. */
export type DeleteReviewCode =
  /** It is gone. */
  | 'DELETED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There was no such review of that product. */
  | 'NOT_FOUND';

/** What came of deleting a review. */
export type DeleteReviewPayload = {
  __typename?: 'DeleteReviewPayload';
  /** How it went. */
  code: DeleteReviewCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The product afterwards; null if there is none. Upstream, only if selected: `GET /api/products/get/{id}`. */
  product?: Maybe<Product>;
};

/** What has been delivered so far. */
export type DeliveredTotals = {
  __typename?: 'DeliveredTotals';
  /** What they came to, in rupees (INR). */
  amount: Scalars['Float']['output'];
  /** How many orders have been delivered. */
  orders: Scalars['Int']['output'];
};

/** Where an order goes. */
export type DeliveryAddress = {
  __typename?: 'DeliveryAddress';
  /** House and street; null where an old record has none. */
  address?: Maybe<Scalars['String']['output']>;
  /** The block. */
  block: Scalars['String']['output'];
  /** The city, shown as the district. */
  city: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The postal code, in digits. */
  postalCode: Scalars['String']['output'];
  /** The state. */
  state: Scalars['String']['output'];
};

/** How asking for one unit more went. */
export type IncrementCartItemCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There is one more of it in the cart. */
  | 'INCREMENTED'
  /** No further unit is left; the cart is as it was. */
  | 'INSUFFICIENT_STOCK'
  /** It was not in the cart. */
  | 'NOT_FOUND';

/** What came of asking for one unit more. */
export type IncrementCartItemPayload = {
  __typename?: 'IncrementCartItemPayload';
  /** The cart afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/cart/get`. */
  cart?: Maybe<Cart>;
  /** How it went. */
  code: IncrementCartItemCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

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

/** Whom to log in. */
export type LoginInput = {
  /** The account's e-mail address. */
  email: Scalars['String']['input'];
  /** The account's password. */
  password: Scalars['String']['input'];
};

/** What came of logging in. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** How it went. */
  code: LoginCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** Who has logged in; null unless a session has begun. */
  user?: Maybe<SessionUser>;
};

/** How logging out went. */
export type LogoutCode =
  /** The session could not be ended everywhere; this browser has lost it all the same. */
  | 'FAILED'
  /** No session is left. */
  | 'LOGGED_OUT';

/** What came of logging out. */
export type LogoutPayload = {
  __typename?: 'LogoutPayload';
  /** How it went. */
  code: LogoutCode;
  /** A sentence to show. */
  message: Scalars['String']['output'];
};

/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Says what the caller thinks of a product; a second time changes what was said.
   * Upstream: `POST /api/products/review`.
   */
  addReview: AddReviewPayload;
  /**
   * Puts units of a product into the caller's cart, on top of those that are in it.
   * Upstream: `POST /api/cart/add`.
   */
  addToCart: AddToCartPayload;
  /**
   * Puts a product on the caller's wishlist.
   * Upstream: `POST /api/wishlist/add`.
   */
  addToWishlist: AddToWishlistPayload;
  /**
   * Sets a new password for whoever knows the present one; needs no session.
   * Upstream: `POST /api/users/change/password`.
   */
  changePassword: ChangePasswordPayload;
  /**
   * Takes everything out of the caller's cart.
   * Upstream: `DELETE /api/cart/remove/all`.
   */
  clearCart: ClearCartPayload;
  /**
   * Puts a new product into the catalogue.
   * Upstream: `POST /api/products/add`.
   */
  createProduct: CreateProductPayload;
  /**
   * Makes an account with a role.
   * Upstream: `POST /api/users/superAdmin/register`.
   */
  createUser: CreateUserPayload;
  /**
   * One unit less of a product that is in the caller's cart; the last one takes the product out.
   * Upstream: `PATCH /api/cart/decrementQuantity`.
   */
  decrementCartItem: DecrementCartItemPayload;
  /**
   * Takes a product out of the catalogue, for good.
   * Upstream: `DELETE /api/products/delete`.
   */
  deleteProduct: DeleteProductPayload;
  /**
   * Deletes what somebody wrote about a product.
   * Upstream: `DELETE /api/products/review/remove`.
   */
  deleteReview: DeleteReviewPayload;
  /**
   * One unit more of a product that is in the caller's cart.
   * Upstream: `PATCH /api/cart/incrementQuantity`.
   */
  incrementCartItem: IncrementCartItemPayload;
  /**
   * Starts a session: sets its cookie and answers with the token that belongs to it.
   * Upstream: `POST /api/users/login`.
   */
  login: LoginPayload;
  /** Ends the session and takes its cookie back. Without a session it does nothing. No upstream call: the API knows no sessions. */
  logout: LogoutPayload;
  /**
   * Orders products. With `clearCart` the cart is emptied once the order stands; failing to empty it does not undo the order.
   * Upstream: `POST /api/order/post`, then `DELETE /api/cart/remove/all` if asked for.
   */
  placeOrder: PlaceOrderPayload;
  /**
   * Makes an account for a shopper. Logging in is another step.
   * Upstream: `POST /api/users/register`.
   */
  register: RegisterPayload;
  /**
   * Takes a product out of the caller's cart, all units of it.
   * Upstream: `DELETE /api/cart/remove`.
   */
  removeFromCart: RemoveFromCartPayload;
  /**
   * Takes a product off the caller's wishlist.
   * Upstream: `DELETE /api/wishlist/remove`.
   */
  removeFromWishlist: RemoveFromWishlistPayload;
  /**
   * Takes a product out of an order of the caller's; the last one takes the order along.
   * Upstream: `DELETE /api/order/remove`.
   */
  removeOrderItem: RemoveOrderItemPayload;
  /**
   * Deletes an account, for good.
   * Upstream: `DELETE /api/users/SuperAdmin/remove`.
   */
  removeUser: RemoveUserPayload;
  /**
   * Mails a link that sets a new password; it works for 5 minutes.
   * Upstream: `POST /api/users/forget/password`.
   */
  requestPasswordReset: RequestPasswordResetPayload;
  /**
   * Sets a new password with the token of a mailed link.
   * Upstream: `POST /api/users/resetPassword`.
   */
  resetPassword: ResetPasswordPayload;
  /**
   * Keeps an address to deliver an order to.
   * Upstream: `POST /api/address`.
   */
  saveAddress: SaveAddressPayload;
  /**
   * Moves an order to another state. A delivered order can't move.
   * Upstream: `PATCH /api/order/updateStatus`.
   */
  updateOrderStatus: UpdateOrderStatusPayload;
  /**
   * Changes a product; what is left out stays.
   * Upstream: `PATCH /api/products/update`.
   */
  updateProduct: UpdateProductPayload;
  /**
   * Changes an account; what is left out stays.
   * Upstream: `PATCH /api/users/SuperAdmin/update`.
   */
  updateUser: UpdateUserPayload;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationAddReviewArgs = {
  input: AddReviewInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationAddToCartArgs = {
  productId: Scalars['ID']['input'];
  quantity?: InputMaybe<Scalars['Int']['input']>;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationAddToWishlistArgs = {
  productId: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationCreateProductArgs = {
  input: ProductInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationCreateUserArgs = {
  input: CreateUserInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationDecrementCartItemArgs = {
  productId: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationDeleteProductArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationDeleteReviewArgs = {
  productId: Scalars['ID']['input'];
  reviewId: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationIncrementCartItemArgs = {
  productId: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationPlaceOrderArgs = {
  input: PlaceOrderInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationRemoveFromCartArgs = {
  productId: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationRemoveFromWishlistArgs = {
  productId: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationRemoveOrderItemArgs = {
  orderId: Scalars['ID']['input'];
  productId: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationRemoveUserArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationSaveAddressArgs = {
  input: AddressInput;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationUpdateOrderStatusArgs = {
  orderId: Scalars['ID']['input'];
  status: OrderStatus;
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationUpdateProductArgs = {
  changes: ProductChanges;
  id: Scalars['ID']['input'];
};


/** All that can be changed. What the shop expects to happen is data: a payload with a code. Only faults and refusals are errors. */
export type MutationUpdateUserArgs = {
  changes: UserChanges;
  id: Scalars['ID']['input'];
};

/** What somebody has ordered. */
export type Order = {
  __typename?: 'Order';
  /** When it was placed; null where an old record does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Where it goes; null where the address is gone. */
  deliveryAddress?: Maybe<DeliveryAddress>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** What was ordered. */
  items: Array<OrderItem>;
  /** How it is paid; null where an old record has none. */
  paymentMethod?: Maybe<PaymentMethod>;
  /** How far it has come. */
  status: OrderStatus;
  /** What it costs with shipping and tax, in rupees (INR); products that were deleted since count nothing. */
  total: Scalars['Float']['output'];
};

/** One product of an order. */
export type OrderItem = {
  __typename?: 'OrderItem';
  /** The product's id: it is in an order once. */
  id: Scalars['ID']['output'];
  /** The product as it is today; null once it was deleted. */
  product?: Maybe<Product>;
  /** Units of it, 1 or more. */
  quantity: Scalars['Int']['output'];
};

/** A product and how many of it. */
export type OrderItemInput = {
  /** The product's id. */
  productId: Scalars['ID']['input'];
  /** Units, 1 or more. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of orders. */
export type OrderPage = {
  __typename?: 'OrderPage';
  /** The orders of this page, at most `pageSize`, latest first. */
  items: Array<Order>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
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

/** Where a page stands in its list. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** True if there is a page after this one. Always right. */
  hasNextPage: Scalars['Boolean']['output'];
  /** True if there is a page before this one. */
  hasPreviousPage: Scalars['Boolean']['output'];
  /** The page that was asked for; the first one is 1. */
  page: Scalars['Int']['output'];
  /** Items on a full page. */
  pageSize: Scalars['Int']['output'];
  /** Pages in all; null while it is not known for certain, since the API's own count can be wrong. */
  totalPages?: Maybe<Scalars['Int']['output']>;
};

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
  clearCart?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it goes, as `saveAddress` gave it. */
  deliveryAddressId: Scalars['ID']['input'];
  /** What is ordered: 1 to 50 products, each once. */
  items: Array<OrderItemInput>;
  /** How it is paid. */
  paymentMethod: PaymentMethod;
};

/** What came of placing an order. */
export type PlaceOrderPayload = {
  __typename?: 'PlaceOrderPayload';
  /** How it went. */
  code: PlaceOrderCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The order as it stands; null unless it was placed. */
  order?: Maybe<Order>;
};

/** A range of prices that a filter offers. */
export type PriceRange = {
  __typename?: 'PriceRange';
  /** The range as text to show, such as '₹200 – ₹1,000'. */
  label: Scalars['String']['output'];
  /** Highest price in rupees (INR), inclusive. */
  max: Scalars['Float']['output'];
  /** Lowest price in rupees (INR), inclusive. */
  min: Scalars['Float']['output'];
};

/** A range of prices to filter by. */
export type PriceRangeInput = {
  /** Highest price in rupees (INR), inclusive, not below `min`. */
  max: Scalars['Float']['input'];
  /** Lowest price in rupees (INR), inclusive, 0 or more. */
  min: Scalars['Float']['input'];
};

/** A thing on sale. */
export type Product = {
  __typename?: 'Product';
  /** Whether it can be ordered at all: `stock` of 0 is OUT_OF_STOCK. */
  availability: Availability;
  /** The maker's name; null where unknown. */
  brand?: Maybe<Scalars['String']['output']>;
  /** The category's name, as in `facets`; null where unknown. */
  category?: Maybe<Scalars['String']['output']>;
  /** What it is, in plain text; null where an old record has none. */
  description?: Maybe<Scalars['String']['output']>;
  /** How much cheaper `discountPrice` is than `originalPrice`, in whole percent, 0 to 100. */
  discountPercent: Scalars['Int']['output'];
  /** What the shopper pays, in rupees (INR). */
  discountPrice: Scalars['Float']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Address of the main picture; null where an old record has none. */
  image?: Maybe<Scalars['String']['output']>;
  /** Addresses of all pictures, the main one first; empty where there are none. */
  images: Array<Scalars['String']['output']>;
  /** The price before the discount, in rupees (INR). */
  originalPrice: Scalars['Float']['output'];
  /** The reviews' average in stars, as the API rounds it: 0 (no reviews yet) to 5. */
  rating: Scalars['Float']['output'];
  /**
   * Other products of the same category or brand, same category first. Null, with an error, when they could not be had.
   * Upstream: `GET /api/products/get`, once per distinct category and brand of the whole operation, never once per product.
   */
  recommended?: Maybe<Array<Product>>;
  /** How many reviews there are. */
  reviewCount: Scalars['Int']['output'];
  /** What buyers wrote, in the API's order. */
  reviews: Array<Review>;
  /** Units that can be ordered, never below 0. */
  stock: Scalars['Int']['output'];
  /** The product's name as shown; 'Untitled product' where an old record has none. */
  title: Scalars['String']['output'];
};


/** A thing on sale. */
export type ProductRecommendedArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};


/** A thing on sale. */
export type ProductReviewsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** What changes of a product; what is left out stays. */
export type ProductChanges = {
  /** The maker's name; absent: stays as it is. */
  brand?: InputMaybe<Scalars['String']['input']>;
  /** The category's name; absent: stays as it is. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** What it is, in plain text, at most 5,000 characters; absent: stays as it is. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** What the shopper pays, in rupees (INR), 0 or more; absent: stays as it is. */
  discountPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Address of the main picture: https, or a path of the API's own; absent: stays as it is. */
  image?: InputMaybe<Scalars['String']['input']>;
  /** Addresses of all pictures, at most 10; absent: stays as it is. */
  images?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The price before the discount, in rupees (INR), 0 or more; absent: stays as it is. */
  originalPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Units that can be ordered, 0 or more; absent: stays as it is. */
  stock?: InputMaybe<Scalars['Int']['input']>;
  /** Its name, 1 to 200 characters; absent: stays as it is. */
  title?: InputMaybe<Scalars['String']['input']>;
};

/** The choices that filters offer. */
export type ProductFacets = {
  __typename?: 'ProductFacets';
  /** Brand names, in the order to show them. */
  brands: Array<Scalars['String']['output']>;
  /** Category names, in the order to show them. */
  categories: Array<Scalars['String']['output']>;
  /** Price ranges, in the order to show them. */
  priceRanges: Array<PriceRange>;
  /** Whole-star ratings, 1 to 5. */
  ratings: Array<Scalars['Int']['output']>;
};

/** Narrows the catalogue. Values within a list are alternatives; the fields apply together. */
export type ProductFilter = {
  /** Brand names, at most 20; absent: any brand. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Category names, at most 20; absent: any category. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Highest `originalPrice` in rupees (INR), inclusive; absent: no upper limit. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest `originalPrice` in rupees (INR), inclusive; absent: no lower limit. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Ranges of `originalPrice`, at most 4; a product in any of them matches; absent: any price. `minPrice` and `maxPrice`, if
   * given, apply as well. Upstream: one call per range, since the API knows a single range only.
   */
  priceRanges?: InputMaybe<Array<PriceRangeInput>>;
  /** Whole-star ratings, each 1 to 5; absent: any rating. */
  ratings?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Text that the title must contain, without regard to case, 1 to 100 characters; absent: any title. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A product to put into the catalogue. */
export type ProductInput = {
  /** The maker's name. */
  brand: Scalars['String']['input'];
  /** The category's name. */
  category: Scalars['String']['input'];
  /** What it is, in plain text, at most 5,000 characters. */
  description: Scalars['String']['input'];
  /** What the shopper pays, in rupees (INR), 0 or more, not above `originalPrice`. */
  discountPrice: Scalars['Float']['input'];
  /** Address of the main picture: https, or a path of the API's own. */
  image: Scalars['String']['input'];
  /** Addresses of all pictures, at most 10. */
  images: Array<Scalars['String']['input']>;
  /** The price before the discount, in rupees (INR), 0 or more. */
  originalPrice: Scalars['Float']['input'];
  /** Units that can be ordered, 0 or more. */
  stock: Scalars['Int']['input'];
  /** Its name, 1 to 200 characters. */
  title: Scalars['String']['input'];
};

/** One page of products. */
export type ProductPage = {
  __typename?: 'ProductPage';
  /** The products of this page, at most `pageSize`. */
  items: Array<Product>;
  /** Where the page stands in the list. */
  pageInfo: PageInfo;
};

/** The order of a product list. */
export type ProductSort =
  /** Latest added first. */
  | 'NEWEST'
  /** Cheapest first, by `discountPrice`. */
  | 'PRICE_ASC'
  /** Dearest first, by `discountPrice`. */
  | 'PRICE_DESC'
  /** Best rated first. */
  | 'RATING_DESC'
  /** By title, A to Z. */
  | 'TITLE_ASC';

/** All that can be read. A field is null together with an error when its upstream call failed; its neighbours are still answered. */
export type Query = {
  __typename?: 'Query';
  /**
   * The counts of the dashboard, over the whole catalogue. Null only with an error.
   * Upstream: `GET /api/products/get`.
   */
  adminSummary?: Maybe<AdminSummary>;
  /**
   * Orders of all customers, a page at a time. No match is an empty page. Null only with an error.
   * Upstream: `GET /api/order/get/all`.
   */
  allOrders?: Maybe<OrderPage>;
  /**
   * The caller's cart; one without products is a cart with no items. Null only with an error.
   * Upstream: `GET /api/cart/get`.
   */
  cart?: Maybe<Cart>;
  /**
   * What an order of these products would cost; without `items`, one of the whole cart. Null only with an error.
   * Upstream: `GET /api/cart/get`, or `GET /api/products/get/{id}` for each product given.
   */
  checkoutSummary?: Maybe<CheckoutSummary>;
  /**
   * What has been delivered so far, of all customers. Null only with an error.
   * Upstream: `GET /api/order/deiveredCount`.
   */
  deliveredTotals?: Maybe<DeliveredTotals>;
  /** What the shop offers to filter by, out of its own settings: no upstream call. Null only with an error. */
  facets?: Maybe<ProductFacets>;
  /**
   * Who is calling. Null only with an error: a guest is refused.
   * Upstream: `GET /api/users/get/user`.
   */
  me?: Maybe<User>;
  /**
   * One of the caller's orders; null if there is no such order, or it is somebody else's.
   * Upstream: `POST /api/order/get/singleOrder`.
   */
  order?: Maybe<Order>;
  /**
   * The caller's orders, latest first; none is an empty list. Null only with an error.
   * Upstream: `GET /api/order/get`.
   */
  orders?: Maybe<Array<Order>>;
  /**
   * One product with its reviews; null if there is no such product.
   * Upstream: `GET /api/products/get/{id}`.
   */
  product?: Maybe<Product>;
  /**
   * A page of the catalogue, filtered and sorted. No match is an empty page, not an error. Null only with an error.
   * Upstream: `GET /api/products/get`.
   */
  products?: Maybe<ProductPage>;
  /**
   * All accounts but the caller's own; none is an empty list. Null only with an error.
   * Upstream: `GET /api/users/get`.
   */
  users?: Maybe<Array<User>>;
  /**
   * The caller's wishlist; one without products is a wishlist with no items. Null only with an error.
   * Upstream: `GET /api/wishlist/get`.
   */
  wishlist?: Maybe<Wishlist>;
};


/** All that can be read. A field is null together with an error when its upstream call failed; its neighbours are still answered. */
export type QueryAllOrdersArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<OrderStatus>;
};


/** All that can be read. A field is null together with an error when its upstream call failed; its neighbours are still answered. */
export type QueryCheckoutSummaryArgs = {
  items?: InputMaybe<Array<OrderItemInput>>;
};


/** All that can be read. A field is null together with an error when its upstream call failed; its neighbours are still answered. */
export type QueryOrderArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. A field is null together with an error when its upstream call failed; its neighbours are still answered. */
export type QueryProductArgs = {
  id: Scalars['ID']['input'];
};


/** All that can be read. A field is null together with an error when its upstream call failed; its neighbours are still answered. */
export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilter>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<ProductSort>;
};

/** How making an account went. */
export type RegisterCode =
  /** Another account has this e-mail address. */
  | 'EMAIL_TAKEN'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** The account is there. */
  | 'REGISTERED';

/** An account to make. */
export type RegisterInput = {
  /** Address of a picture (https); absent: the shop's placeholder. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address ending in one of com, net, org, edu, gov, mil, info, biz. */
  email: Scalars['String']['input'];
  /** At least 10 digits, without the country's prefix. */
  mobile: Scalars['String']['input'];
  /** First name, a space, last name; the first name has at least 4 characters. */
  name: Scalars['String']['input'];
  /** At least 6 characters with an uppercase and a lowercase letter, a digit and one of @ # % & ^ ( ) / ? !. */
  password: Scalars['String']['input'];
};

/** What came of making an account. */
export type RegisterPayload = {
  __typename?: 'RegisterPayload';
  /** How it went. */
  code: RegisterCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How taking a product out of the cart went. */
export type RemoveFromCartCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** It was not in the cart. */
  | 'NOT_FOUND'
  /** It was in the cart and is no longer. */
  | 'REMOVED';

/** What came of taking a product out of the cart. */
export type RemoveFromCartPayload = {
  __typename?: 'RemoveFromCartPayload';
  /** The cart afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/cart/get`. */
  cart?: Maybe<Cart>;
  /** How it went. */
  code: RemoveFromCartCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How taking a product off the wishlist went. */
export type RemoveFromWishlistCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** It was not on the wishlist. */
  | 'NOT_FOUND'
  /** It was on the wishlist and is no longer. */
  | 'REMOVED';

/** What came of taking a product off the wishlist. */
export type RemoveFromWishlistPayload = {
  __typename?: 'RemoveFromWishlistPayload';
  /** How it went. */
  code: RemoveFromWishlistCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The wishlist afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/wishlist/get`. */
  wishlist?: Maybe<Wishlist>;
};

/** How taking a product out of an order went. */
export type RemoveOrderItemCode =
  /** A delivered order can't change. */
  | 'ALREADY_DELIVERED'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There is no such order of the caller's, or the product is not in it. */
  | 'NOT_FOUND'
  /** It was the last product: the order is gone. */
  | 'ORDER_REMOVED'
  /** The product has left the order. */
  | 'PRODUCT_REMOVED';

/** What came of taking a product out of an order. */
export type RemoveOrderItemPayload = {
  __typename?: 'RemoveOrderItemPayload';
  /** How it went. */
  code: RemoveOrderItemCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The order afterwards; null once it is gone. Upstream, only if selected: `POST /api/order/get/singleOrder`. */
  order?: Maybe<Order>;
};

/** How deleting an account went. */
export type RemoveUserCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There was no such account. */
  | 'NOT_FOUND'
  /** It is gone. */
  | 'REMOVED';

/** What came of deleting an account. */
export type RemoveUserPayload = {
  __typename?: 'RemoveUserPayload';
  /** How it went. */
  code: RemoveUserCode;
  /** The id that was asked for. */
  id: Scalars['ID']['output'];
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How asking for a link went. */
export type RequestPasswordResetCode =
  /** No account has this e-mail address. */
  | 'EMAIL_NOT_FOUND'
  /** The link is on its way. */
  | 'EMAIL_SENT'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED';

/** What came of asking for a link. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** How it went. */
  code: RequestPasswordResetCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** How setting a new password with a link went. */
export type ResetPasswordCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** The new password holds. */
  | 'RESET'
  /** The link is too old, used, or none of ours. */
  | 'TOKEN_EXPIRED_OR_INVALID';

/** A new password for the holder of a mailed link. */
export type ResetPasswordInput = {
  /** The new password; the rules of `RegisterInput.password`. */
  newPassword: Scalars['String']['input'];
  /** The token of the link. */
  token: Scalars['String']['input'];
};

/** What came of setting a new password with a link. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** How it went. */
  code: ResetPasswordCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** What one buyer wrote about one product. */
export type Review = {
  __typename?: 'Review';
  /** What was written, in plain text; may be empty in old records. */
  comment: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The writer's name as shown; 'Anonymous' where an old record has none. */
  name: Scalars['String']['output'];
  /** Whole stars, 1 to 5; 0 where an old record has none. */
  rating: Scalars['Int']['output'];
};

/** What a signed-in person may do. A guest has no role. */
export type Role =
  /** May also change the catalogue. */
  | 'ADMIN'
  /** May also see every order, change users and delete reviews. */
  | 'SUPER_ADMIN'
  /** A shopper: own cart, wishlist, addresses, orders and reviews. */
  | 'USER';

/** How keeping an address went. */
export type SaveAddressCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** It is kept. */
  | 'SAVED';

/** What came of keeping an address. */
export type SaveAddressPayload = {
  __typename?: 'SaveAddressPayload';
  /** How it went. */
  code: SaveAddressCode;
  /** What `placeOrder` wants to know; null unless the address was kept. */
  deliveryAddressId?: Maybe<Scalars['ID']['output']>;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** Whoever has just logged in. */
export type SessionUser = {
  __typename?: 'SessionUser';
  /** Address of a picture; null where there is none. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** The person's name. */
  name: Scalars['String']['output'];
  /** What the person may do. */
  role: Role;
  /** What the browser sends back in the header `token` with every operation. Worth nothing without the session's cookie. */
  token: Scalars['String']['output'];
};

/** How moving an order to another state went. */
export type UpdateOrderStatusCode =
  /** A delivered order can't move. */
  | 'ALREADY_DELIVERED'
  /** It was in that state already. */
  | 'ALREADY_SET'
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There is no such order. */
  | 'NOT_FOUND'
  /** It has moved. */
  | 'UPDATED';

/** What came of moving an order to another state. */
export type UpdateOrderStatusPayload = {
  __typename?: 'UpdateOrderStatusPayload';
  /** How it went. */
  code: UpdateOrderStatusCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The order afterwards; null, with an error, when it could not be had. Upstream, only if selected: `GET /api/order/get/all`. */
  order?: Maybe<Order>;
};

/** How changing a product went. */
export type UpdateProductCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There is no such product. */
  | 'NOT_FOUND'
  /** It is changed. */
  | 'UPDATED';

/** What came of changing a product. */
export type UpdateProductPayload = {
  __typename?: 'UpdateProductPayload';
  /** How it went. */
  code: UpdateProductCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
  /** The product afterwards; null if there is none. Upstream, only if selected: `GET /api/products/get/{id}`. */
  product?: Maybe<Product>;
};

/** How changing an account went. */
export type UpdateUserCode =
  /** The API said no in words that nobody has mapped; `message` has them. */
  | 'FAILED'
  /** There is no such account. */
  | 'NOT_FOUND'
  /** It is changed. */
  | 'UPDATED';

/** What came of changing an account. */
export type UpdateUserPayload = {
  __typename?: 'UpdateUserPayload';
  /** How it went. */
  code: UpdateUserCode;
  /** The API's own sentence, safe to show. */
  message: Scalars['String']['output'];
};

/** An account. */
export type User = {
  __typename?: 'User';
  /** Address of a picture; null where there is none. */
  avatar?: Maybe<Scalars['String']['output']>;
  /** The e-mail address, which is also the name to log in with. */
  email: Scalars['String']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** The mobile number in digits, without the country's prefix (+91); null where there is none. */
  mobile?: Maybe<Scalars['String']['output']>;
  /** The person's name. */
  name: Scalars['String']['output'];
  /** What the person may do; null where the API named a role that nobody knows. */
  role?: Maybe<Role>;
};

/** What changes of an account; what is left out stays. */
export type UserChanges = {
  /** Address of a picture (https); absent: stays as it is. */
  avatar?: InputMaybe<Scalars['String']['input']>;
  /** E-mail address ending in one of com, net, org, edu, gov, mil, info, biz; absent: stays as it is. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** At least 10 digits, without the country's prefix; absent: stays as it is. */
  mobile?: InputMaybe<Scalars['String']['input']>;
  /** First name, a space, last name; the first name has at least 4 characters; absent: stays as it is. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** What the person may do; absent: stays as it is. */
  role?: InputMaybe<Role>;
};

/** What a shopper has marked for later. Products that were deleted since have left it. */
export type Wishlist = {
  __typename?: 'Wishlist';
  /** The products on it, in the API's order. */
  items: Array<WishlistItem>;
  /** How many products are on it. */
  totalItems: Scalars['Int']['output'];
};

/** One product on a wishlist. */
export type WishlistItem = {
  __typename?: 'WishlistItem';
  /** The product's id: it is on a wishlist once. */
  id: Scalars['ID']['output'];
  /** The product as it is today. */
  product: Product;
};
