import type * as Schema from '../../generated/schema.ts';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Product as ProductModel } from '../products/products.rest.ts';
import type { Review as ReviewModel } from '../reviews/reviews.rest.ts';
import type { ProductPage as ProductPageModel } from '../products/products.paging.ts';
import type { Cart as CartModel, CartItem as CartItemModel } from '../cart/cart.rest.ts';
import type { Wishlist as WishlistModel } from '../wishlist/wishlist.rest.ts';
import type { Order as OrderModel, OrderPage as OrderPageModel } from '../orders/orders.rest.ts';
import type { User as UserModel } from '../users/users.rest.ts';
import type { ProductChange, OrderChange } from '../change.ts';
import type { GatewayContext } from '../context.ts';
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo,
) => Schema.Maybe<TTypes> | Promise<Schema.Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddReviewCode: Schema.AddReviewCode;
  AddReviewInput: Schema.AddReviewInput;
  AddReviewPayload: ResolverTypeWrapper<ProductChange>;
  AddToCartCode: Schema.AddToCartCode;
  AddToCartPayload: ResolverTypeWrapper<
    Omit<Schema.AddToCartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }
  >;
  AddToWishlistCode: Schema.AddToWishlistCode;
  AddToWishlistPayload: ResolverTypeWrapper<
    Omit<Schema.AddToWishlistPayload, 'wishlist'> & { wishlist?: Schema.Maybe<ResolversTypes['Wishlist']> }
  >;
  AddressInput: Schema.AddressInput;
  AdminSummary: ResolverTypeWrapper<Schema.AdminSummary>;
  Availability: Schema.Availability;
  Boolean: ResolverTypeWrapper<Schema.Scalars['Boolean']['output']>;
  CacheControlScope: Schema.CacheControlScope;
  Cart: ResolverTypeWrapper<CartModel>;
  CartItem: ResolverTypeWrapper<CartItemModel>;
  ChangePasswordCode: Schema.ChangePasswordCode;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Schema.ChangePasswordPayload>;
  CheckoutSummary: ResolverTypeWrapper<Schema.CheckoutSummary>;
  ClearCartCode: Schema.ClearCartCode;
  ClearCartPayload: ResolverTypeWrapper<
    Omit<Schema.ClearCartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }
  >;
  CreateProductCode: Schema.CreateProductCode;
  CreateProductPayload: ResolverTypeWrapper<Schema.CreateProductPayload>;
  CreateUserCode: Schema.CreateUserCode;
  CreateUserInput: Schema.CreateUserInput;
  CreateUserPayload: ResolverTypeWrapper<Schema.CreateUserPayload>;
  DateTime: ResolverTypeWrapper<Schema.Scalars['DateTime']['output']>;
  DecrementCartItemCode: Schema.DecrementCartItemCode;
  DecrementCartItemPayload: ResolverTypeWrapper<
    Omit<Schema.DecrementCartItemPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }
  >;
  DeleteProductCode: Schema.DeleteProductCode;
  DeleteProductPayload: ResolverTypeWrapper<Schema.DeleteProductPayload>;
  DeleteReviewCode: Schema.DeleteReviewCode;
  DeleteReviewPayload: ResolverTypeWrapper<ProductChange>;
  DeliveredTotals: ResolverTypeWrapper<Schema.DeliveredTotals>;
  DeliveryAddress: ResolverTypeWrapper<Schema.DeliveryAddress>;
  Float: ResolverTypeWrapper<Schema.Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Schema.Scalars['ID']['output']>;
  IncrementCartItemCode: Schema.IncrementCartItemCode;
  IncrementCartItemPayload: ResolverTypeWrapper<
    Omit<Schema.IncrementCartItemPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }
  >;
  Int: ResolverTypeWrapper<Schema.Scalars['Int']['output']>;
  LoginCode: Schema.LoginCode;
  LoginInput: Schema.LoginInput;
  LoginPayload: ResolverTypeWrapper<Schema.LoginPayload>;
  LogoutCode: Schema.LogoutCode;
  LogoutPayload: ResolverTypeWrapper<Schema.LogoutPayload>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Order: ResolverTypeWrapper<OrderModel>;
  OrderItem: ResolverTypeWrapper<
    Omit<Schema.OrderItem, 'product'> & { product?: Schema.Maybe<ResolversTypes['Product']> }
  >;
  OrderItemInput: Schema.OrderItemInput;
  OrderPage: ResolverTypeWrapper<OrderPageModel>;
  OrderStatus: Schema.OrderStatus;
  PageInfo: ResolverTypeWrapper<Schema.PageInfo>;
  PaymentMethod: Schema.PaymentMethod;
  PlaceOrderCode: Schema.PlaceOrderCode;
  PlaceOrderInput: Schema.PlaceOrderInput;
  PlaceOrderPayload: ResolverTypeWrapper<
    Omit<Schema.PlaceOrderPayload, 'order'> & { order?: Schema.Maybe<ResolversTypes['Order']> }
  >;
  PriceRange: ResolverTypeWrapper<Schema.PriceRange>;
  PriceRangeInput: Schema.PriceRangeInput;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductChanges: Schema.ProductChanges;
  ProductFacets: ResolverTypeWrapper<Schema.ProductFacets>;
  ProductFilter: Schema.ProductFilter;
  ProductInput: Schema.ProductInput;
  ProductPage: ResolverTypeWrapper<ProductPageModel>;
  ProductSort: Schema.ProductSort;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RegisterCode: Schema.RegisterCode;
  RegisterInput: Schema.RegisterInput;
  RegisterPayload: ResolverTypeWrapper<Schema.RegisterPayload>;
  RemoveFromCartCode: Schema.RemoveFromCartCode;
  RemoveFromCartPayload: ResolverTypeWrapper<
    Omit<Schema.RemoveFromCartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversTypes['Cart']> }
  >;
  RemoveFromWishlistCode: Schema.RemoveFromWishlistCode;
  RemoveFromWishlistPayload: ResolverTypeWrapper<
    Omit<Schema.RemoveFromWishlistPayload, 'wishlist'> & { wishlist?: Schema.Maybe<ResolversTypes['Wishlist']> }
  >;
  RemoveOrderItemCode: Schema.RemoveOrderItemCode;
  RemoveOrderItemPayload: ResolverTypeWrapper<OrderChange>;
  RemoveUserCode: Schema.RemoveUserCode;
  RemoveUserPayload: ResolverTypeWrapper<Schema.RemoveUserPayload>;
  RequestPasswordResetCode: Schema.RequestPasswordResetCode;
  RequestPasswordResetPayload: ResolverTypeWrapper<Schema.RequestPasswordResetPayload>;
  ResetPasswordCode: Schema.ResetPasswordCode;
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Schema.ResetPasswordPayload>;
  Review: ResolverTypeWrapper<ReviewModel>;
  Role: Schema.Role;
  SaveAddressCode: Schema.SaveAddressCode;
  SaveAddressPayload: ResolverTypeWrapper<Schema.SaveAddressPayload>;
  SessionUser: ResolverTypeWrapper<Schema.SessionUser>;
  String: ResolverTypeWrapper<Schema.Scalars['String']['output']>;
  UpdateOrderStatusCode: Schema.UpdateOrderStatusCode;
  UpdateOrderStatusPayload: ResolverTypeWrapper<OrderChange>;
  UpdateProductCode: Schema.UpdateProductCode;
  UpdateProductPayload: ResolverTypeWrapper<ProductChange>;
  UpdateUserCode: Schema.UpdateUserCode;
  UpdateUserPayload: ResolverTypeWrapper<Schema.UpdateUserPayload>;
  User: ResolverTypeWrapper<UserModel>;
  UserChanges: Schema.UserChanges;
  Wishlist: ResolverTypeWrapper<WishlistModel>;
  WishlistItem: ResolverTypeWrapper<Omit<Schema.WishlistItem, 'product'> & { product: ResolversTypes['Product'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddReviewInput: Schema.AddReviewInput;
  AddReviewPayload: ProductChange;
  AddToCartPayload: Omit<Schema.AddToCartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  AddToWishlistPayload: Omit<Schema.AddToWishlistPayload, 'wishlist'> & {
    wishlist?: Schema.Maybe<ResolversParentTypes['Wishlist']>;
  };
  AddressInput: Schema.AddressInput;
  AdminSummary: Schema.AdminSummary;
  Boolean: Schema.Scalars['Boolean']['output'];
  Cart: CartModel;
  CartItem: CartItemModel;
  ChangePasswordInput: Schema.ChangePasswordInput;
  ChangePasswordPayload: Schema.ChangePasswordPayload;
  CheckoutSummary: Schema.CheckoutSummary;
  ClearCartPayload: Omit<Schema.ClearCartPayload, 'cart'> & { cart?: Schema.Maybe<ResolversParentTypes['Cart']> };
  CreateProductPayload: Schema.CreateProductPayload;
  CreateUserInput: Schema.CreateUserInput;
  CreateUserPayload: Schema.CreateUserPayload;
  DateTime: Schema.Scalars['DateTime']['output'];
  DecrementCartItemPayload: Omit<Schema.DecrementCartItemPayload, 'cart'> & {
    cart?: Schema.Maybe<ResolversParentTypes['Cart']>;
  };
  DeleteProductPayload: Schema.DeleteProductPayload;
  DeleteReviewPayload: ProductChange;
  DeliveredTotals: Schema.DeliveredTotals;
  DeliveryAddress: Schema.DeliveryAddress;
  Float: Schema.Scalars['Float']['output'];
  ID: Schema.Scalars['ID']['output'];
  IncrementCartItemPayload: Omit<Schema.IncrementCartItemPayload, 'cart'> & {
    cart?: Schema.Maybe<ResolversParentTypes['Cart']>;
  };
  Int: Schema.Scalars['Int']['output'];
  LoginInput: Schema.LoginInput;
  LoginPayload: Schema.LoginPayload;
  LogoutPayload: Schema.LogoutPayload;
  Mutation: Record<PropertyKey, never>;
  Order: OrderModel;
  OrderItem: Omit<Schema.OrderItem, 'product'> & { product?: Schema.Maybe<ResolversParentTypes['Product']> };
  OrderItemInput: Schema.OrderItemInput;
  OrderPage: OrderPageModel;
  PageInfo: Schema.PageInfo;
  PlaceOrderInput: Schema.PlaceOrderInput;
  PlaceOrderPayload: Omit<Schema.PlaceOrderPayload, 'order'> & { order?: Schema.Maybe<ResolversParentTypes['Order']> };
  PriceRange: Schema.PriceRange;
  PriceRangeInput: Schema.PriceRangeInput;
  Product: ProductModel;
  ProductChanges: Schema.ProductChanges;
  ProductFacets: Schema.ProductFacets;
  ProductFilter: Schema.ProductFilter;
  ProductInput: Schema.ProductInput;
  ProductPage: ProductPageModel;
  Query: Record<PropertyKey, never>;
  RegisterInput: Schema.RegisterInput;
  RegisterPayload: Schema.RegisterPayload;
  RemoveFromCartPayload: Omit<Schema.RemoveFromCartPayload, 'cart'> & {
    cart?: Schema.Maybe<ResolversParentTypes['Cart']>;
  };
  RemoveFromWishlistPayload: Omit<Schema.RemoveFromWishlistPayload, 'wishlist'> & {
    wishlist?: Schema.Maybe<ResolversParentTypes['Wishlist']>;
  };
  RemoveOrderItemPayload: OrderChange;
  RemoveUserPayload: Schema.RemoveUserPayload;
  RequestPasswordResetPayload: Schema.RequestPasswordResetPayload;
  ResetPasswordInput: Schema.ResetPasswordInput;
  ResetPasswordPayload: Schema.ResetPasswordPayload;
  Review: ReviewModel;
  SaveAddressPayload: Schema.SaveAddressPayload;
  SessionUser: Schema.SessionUser;
  String: Schema.Scalars['String']['output'];
  UpdateOrderStatusPayload: OrderChange;
  UpdateProductPayload: ProductChange;
  UpdateUserPayload: Schema.UpdateUserPayload;
  User: UserModel;
  UserChanges: Schema.UserChanges;
  Wishlist: WishlistModel;
  WishlistItem: Omit<Schema.WishlistItem, 'product'> & { product: ResolversParentTypes['Product'] };
};

export type AuthDirectiveArgs = {
  requires?: Schema.Maybe<Schema.Role>;
};

export type AuthDirectiveResolver<
  Result,
  Parent,
  ContextType = GatewayContext,
  Args = AuthDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Schema.Maybe<Schema.Scalars['Boolean']['input']>;
  maxAge?: Schema.Maybe<Schema.Scalars['Int']['input']>;
  scope?: Schema.Maybe<Schema.CacheControlScope>;
};

export type CacheControlDirectiveResolver<
  Result,
  Parent,
  ContextType = GatewayContext,
  Args = CacheControlDirectiveArgs,
> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddReviewPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddReviewPayload'] = ResolversParentTypes['AddReviewPayload'],
> = {
  code?: Resolver<ResolversTypes['AddReviewCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type AddToCartPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddToCartPayload'] = ResolversParentTypes['AddToCartPayload'],
> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['AddToCartCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddToWishlistPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AddToWishlistPayload'] = ResolversParentTypes['AddToWishlistPayload'],
> = {
  code?: Resolver<ResolversTypes['AddToWishlistCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlist?: Resolver<Schema.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type AdminSummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['AdminSummary'] = ResolversParentTypes['AdminSummary'],
> = {
  inStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfStock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalMessages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Cart'] = ResolversParentTypes['Cart'],
> = {
  items?: Resolver<Array<ResolversTypes['CartItem']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['CheckoutSummary'], ParentType, ContextType>;
  totalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalProducts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CartItemResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CartItem'] = ResolversParentTypes['CartItem'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lineTotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload'],
> = {
  code?: Resolver<ResolversTypes['ChangePasswordCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckoutSummaryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CheckoutSummary'] = ResolversParentTypes['CheckoutSummary'],
> = {
  itemsPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  payable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ClearCartPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ClearCartPayload'] = ResolversParentTypes['ClearCartPayload'],
> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ClearCartCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateProductPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateProductPayload'] = ResolversParentTypes['CreateProductPayload'],
> = {
  code?: Resolver<ResolversTypes['CreateProductCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreateUserPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['CreateUserPayload'] = ResolversParentTypes['CreateUserPayload'],
> = {
  code?: Resolver<ResolversTypes['CreateUserCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DecrementCartItemPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DecrementCartItemPayload'] =
    ResolversParentTypes['DecrementCartItemPayload'],
> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['DecrementCartItemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteProductPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteProductPayload'] = ResolversParentTypes['DeleteProductPayload'],
> = {
  code?: Resolver<ResolversTypes['DeleteProductCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DeleteReviewPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeleteReviewPayload'] = ResolversParentTypes['DeleteReviewPayload'],
> = {
  code?: Resolver<ResolversTypes['DeleteReviewCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type DeliveredTotalsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeliveredTotals'] = ResolversParentTypes['DeliveredTotals'],
> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DeliveryAddressResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['DeliveryAddress'] = ResolversParentTypes['DeliveryAddress'],
> = {
  address?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  block?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  postalCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type IncrementCartItemPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['IncrementCartItemPayload'] =
    ResolversParentTypes['IncrementCartItemPayload'],
> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['IncrementCartItemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LoginPayload'] = ResolversParentTypes['LoginPayload'],
> = {
  code?: Resolver<ResolversTypes['LoginCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<Schema.Maybe<ResolversTypes['SessionUser']>, ParentType, ContextType>;
};

export type LogoutPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['LogoutPayload'] = ResolversParentTypes['LogoutPayload'],
> = {
  code?: Resolver<ResolversTypes['LogoutCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  addReview?: Resolver<
    ResolversTypes['AddReviewPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAddReviewArgs, 'input'>
  >;
  addToCart?: Resolver<
    ResolversTypes['AddToCartPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAddToCartArgs, 'productId' | 'quantity'>
  >;
  addToWishlist?: Resolver<
    ResolversTypes['AddToWishlistPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationAddToWishlistArgs, 'productId'>
  >;
  changePassword?: Resolver<
    ResolversTypes['ChangePasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationChangePasswordArgs, 'input'>
  >;
  clearCart?: Resolver<ResolversTypes['ClearCartPayload'], ParentType, ContextType>;
  createProduct?: Resolver<
    ResolversTypes['CreateProductPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateProductArgs, 'input'>
  >;
  createUser?: Resolver<
    ResolversTypes['CreateUserPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationCreateUserArgs, 'input'>
  >;
  decrementCartItem?: Resolver<
    ResolversTypes['DecrementCartItemPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDecrementCartItemArgs, 'productId'>
  >;
  deleteProduct?: Resolver<
    ResolversTypes['DeleteProductPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDeleteProductArgs, 'id'>
  >;
  deleteReview?: Resolver<
    ResolversTypes['DeleteReviewPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationDeleteReviewArgs, 'productId' | 'reviewId'>
  >;
  incrementCartItem?: Resolver<
    ResolversTypes['IncrementCartItemPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationIncrementCartItemArgs, 'productId'>
  >;
  login?: Resolver<
    ResolversTypes['LoginPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationLoginArgs, 'input'>
  >;
  logout?: Resolver<ResolversTypes['LogoutPayload'], ParentType, ContextType>;
  placeOrder?: Resolver<
    ResolversTypes['PlaceOrderPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationPlaceOrderArgs, 'input'>
  >;
  register?: Resolver<
    ResolversTypes['RegisterPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRegisterArgs, 'input'>
  >;
  removeFromCart?: Resolver<
    ResolversTypes['RemoveFromCartPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRemoveFromCartArgs, 'productId'>
  >;
  removeFromWishlist?: Resolver<
    ResolversTypes['RemoveFromWishlistPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRemoveFromWishlistArgs, 'productId'>
  >;
  removeOrderItem?: Resolver<
    ResolversTypes['RemoveOrderItemPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRemoveOrderItemArgs, 'orderId' | 'productId'>
  >;
  removeUser?: Resolver<
    ResolversTypes['RemoveUserPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRemoveUserArgs, 'id'>
  >;
  requestPasswordReset?: Resolver<
    ResolversTypes['RequestPasswordResetPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationRequestPasswordResetArgs, 'email'>
  >;
  resetPassword?: Resolver<
    ResolversTypes['ResetPasswordPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationResetPasswordArgs, 'input'>
  >;
  saveAddress?: Resolver<
    ResolversTypes['SaveAddressPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationSaveAddressArgs, 'input'>
  >;
  updateOrderStatus?: Resolver<
    ResolversTypes['UpdateOrderStatusPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUpdateOrderStatusArgs, 'orderId' | 'status'>
  >;
  updateProduct?: Resolver<
    ResolversTypes['UpdateProductPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUpdateProductArgs, 'changes' | 'id'>
  >;
  updateUser?: Resolver<
    ResolversTypes['UpdateUserPayload'],
    ParentType,
    ContextType,
    RequireFields<Schema.MutationUpdateUserArgs, 'changes' | 'id'>
  >;
};

export type OrderResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order'],
> = {
  createdAt?: Resolver<Schema.Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  deliveryAddress?: Resolver<Schema.Maybe<ResolversTypes['DeliveryAddress']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  paymentMethod?: Resolver<Schema.Maybe<ResolversTypes['PaymentMethod']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OrderStatus'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderItemResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['OrderPage'] = ResolversParentTypes['OrderPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type PageInfoResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo'],
> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<Schema.Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlaceOrderPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PlaceOrderPayload'] = ResolversParentTypes['PlaceOrderPayload'],
> = {
  code?: Resolver<ResolversTypes['PlaceOrderCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange'],
> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product'],
> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  brand?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recommended?: Resolver<
    Schema.Maybe<Array<ResolversTypes['Product']>>,
    ParentType,
    ContextType,
    RequireFields<Schema.ProductRecommendedArgs, 'first'>
  >;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, Partial<Schema.ProductReviewsArgs>>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets'],
> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceRanges?: Resolver<Array<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductPageResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage'],
> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QueryResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  adminSummary?: Resolver<Schema.Maybe<ResolversTypes['AdminSummary']>, ParentType, ContextType>;
  allOrders?: Resolver<
    Schema.Maybe<ResolversTypes['OrderPage']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryAllOrdersArgs, 'page' | 'pageSize'>
  >;
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  checkoutSummary?: Resolver<
    Schema.Maybe<ResolversTypes['CheckoutSummary']>,
    ParentType,
    ContextType,
    Partial<Schema.QueryCheckoutSummaryArgs>
  >;
  deliveredTotals?: Resolver<Schema.Maybe<ResolversTypes['DeliveredTotals']>, ParentType, ContextType>;
  facets?: Resolver<Schema.Maybe<ResolversTypes['ProductFacets']>, ParentType, ContextType>;
  me?: Resolver<Schema.Maybe<ResolversTypes['User']>, ParentType, ContextType>;
  order?: Resolver<
    Schema.Maybe<ResolversTypes['Order']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryOrderArgs, 'id'>
  >;
  orders?: Resolver<Schema.Maybe<Array<ResolversTypes['Order']>>, ParentType, ContextType>;
  product?: Resolver<
    Schema.Maybe<ResolversTypes['Product']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryProductArgs, 'id'>
  >;
  products?: Resolver<
    Schema.Maybe<ResolversTypes['ProductPage']>,
    ParentType,
    ContextType,
    RequireFields<Schema.QueryProductsArgs, 'page' | 'pageSize'>
  >;
  users?: Resolver<Schema.Maybe<Array<ResolversTypes['User']>>, ParentType, ContextType>;
  wishlist?: Resolver<Schema.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type RegisterPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RegisterPayload'] = ResolversParentTypes['RegisterPayload'],
> = {
  code?: Resolver<ResolversTypes['RegisterCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveFromCartPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RemoveFromCartPayload'] = ResolversParentTypes['RemoveFromCartPayload'],
> = {
  cart?: Resolver<Schema.Maybe<ResolversTypes['Cart']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['RemoveFromCartCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RemoveFromWishlistPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RemoveFromWishlistPayload'] =
    ResolversParentTypes['RemoveFromWishlistPayload'],
> = {
  code?: Resolver<ResolversTypes['RemoveFromWishlistCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wishlist?: Resolver<Schema.Maybe<ResolversTypes['Wishlist']>, ParentType, ContextType>;
};

export type RemoveOrderItemPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RemoveOrderItemPayload'] = ResolversParentTypes['RemoveOrderItemPayload'],
> = {
  code?: Resolver<ResolversTypes['RemoveOrderItemCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type RemoveUserPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RemoveUserPayload'] = ResolversParentTypes['RemoveUserPayload'],
> = {
  code?: Resolver<ResolversTypes['RemoveUserCode'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] =
    ResolversParentTypes['RequestPasswordResetPayload'],
> = {
  code?: Resolver<ResolversTypes['RequestPasswordResetCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload'],
> = {
  code?: Resolver<ResolversTypes['ResetPasswordCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReviewResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review'],
> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveAddressPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SaveAddressPayload'] = ResolversParentTypes['SaveAddressPayload'],
> = {
  code?: Resolver<ResolversTypes['SaveAddressCode'], ParentType, ContextType>;
  deliveryAddressId?: Resolver<Schema.Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionUserResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['SessionUser'] = ResolversParentTypes['SessionUser'],
> = {
  avatar?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<ResolversTypes['Role'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UpdateOrderStatusPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateOrderStatusPayload'] =
    ResolversParentTypes['UpdateOrderStatusPayload'],
> = {
  code?: Resolver<ResolversTypes['UpdateOrderStatusCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Schema.Maybe<ResolversTypes['Order']>, ParentType, ContextType>;
};

export type UpdateProductPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateProductPayload'] = ResolversParentTypes['UpdateProductPayload'],
> = {
  code?: Resolver<ResolversTypes['UpdateProductCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<Schema.Maybe<ResolversTypes['Product']>, ParentType, ContextType>;
};

export type UpdateUserPayloadResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['UpdateUserPayload'] = ResolversParentTypes['UpdateUserPayload'],
> = {
  code?: Resolver<ResolversTypes['UpdateUserCode'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  avatar?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mobile?: Resolver<Schema.Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  role?: Resolver<Schema.Maybe<ResolversTypes['Role']>, ParentType, ContextType>;
};

export type WishlistResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['Wishlist'] = ResolversParentTypes['Wishlist'],
> = {
  items?: Resolver<Array<ResolversTypes['WishlistItem']>, ParentType, ContextType>;
  totalItems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WishlistItemResolvers<
  ContextType = GatewayContext,
  ParentType extends ResolversParentTypes['WishlistItem'] = ResolversParentTypes['WishlistItem'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AddReviewPayload?: AddReviewPayloadResolvers<ContextType>;
  AddToCartPayload?: AddToCartPayloadResolvers<ContextType>;
  AddToWishlistPayload?: AddToWishlistPayloadResolvers<ContextType>;
  AdminSummary?: AdminSummaryResolvers<ContextType>;
  Cart?: CartResolvers<ContextType>;
  CartItem?: CartItemResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  CheckoutSummary?: CheckoutSummaryResolvers<ContextType>;
  ClearCartPayload?: ClearCartPayloadResolvers<ContextType>;
  CreateProductPayload?: CreateProductPayloadResolvers<ContextType>;
  CreateUserPayload?: CreateUserPayloadResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DecrementCartItemPayload?: DecrementCartItemPayloadResolvers<ContextType>;
  DeleteProductPayload?: DeleteProductPayloadResolvers<ContextType>;
  DeleteReviewPayload?: DeleteReviewPayloadResolvers<ContextType>;
  DeliveredTotals?: DeliveredTotalsResolvers<ContextType>;
  DeliveryAddress?: DeliveryAddressResolvers<ContextType>;
  IncrementCartItemPayload?: IncrementCartItemPayloadResolvers<ContextType>;
  LoginPayload?: LoginPayloadResolvers<ContextType>;
  LogoutPayload?: LogoutPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderPage?: OrderPageResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  PlaceOrderPayload?: PlaceOrderPayloadResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RegisterPayload?: RegisterPayloadResolvers<ContextType>;
  RemoveFromCartPayload?: RemoveFromCartPayloadResolvers<ContextType>;
  RemoveFromWishlistPayload?: RemoveFromWishlistPayloadResolvers<ContextType>;
  RemoveOrderItemPayload?: RemoveOrderItemPayloadResolvers<ContextType>;
  RemoveUserPayload?: RemoveUserPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
  SaveAddressPayload?: SaveAddressPayloadResolvers<ContextType>;
  SessionUser?: SessionUserResolvers<ContextType>;
  UpdateOrderStatusPayload?: UpdateOrderStatusPayloadResolvers<ContextType>;
  UpdateProductPayload?: UpdateProductPayloadResolvers<ContextType>;
  UpdateUserPayload?: UpdateUserPayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Wishlist?: WishlistResolvers<ContextType>;
  WishlistItem?: WishlistItemResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
};
