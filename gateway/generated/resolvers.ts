import type { GraphQLResolveInfo } from 'graphql';
import type { Product as ProductModel } from '../domains/products.rest.ts';
import type { Review as ReviewModel } from '../domains/reviews.rest.ts';
import type { ProductPage as ProductPageModel } from '../domains/products.paging.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
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
  totalPages: Maybe<Scalars['Int']['output']>;
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
  brand: Maybe<Scalars['String']['output']>;
  /** The category's name, as in `facets`; null where unknown. */
  category: Maybe<Scalars['String']['output']>;
  /** What it is, in plain text; null where an old record has none. */
  description: Maybe<Scalars['String']['output']>;
  /** How much cheaper `discountPrice` is than `originalPrice`, in whole percent, 0 to 100. */
  discountPercent: Scalars['Int']['output'];
  /** What the shopper pays, in rupees (INR). */
  discountPrice: Scalars['Float']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Address of the main picture; null where an old record has none. */
  image: Maybe<Scalars['String']['output']>;
  /** Addresses of all pictures, the main one first; empty where there are none. */
  images: Array<Scalars['String']['output']>;
  /** The price before the discount, in rupees (INR). */
  originalPrice: Scalars['Float']['output'];
  /** The reviews' average, 0 (no reviews yet) to 5. */
  rating: Scalars['Float']['output'];
  /**
   * Other products of the same category or brand, same category first. Null, with an error, when they could not be had.
   * Upstream: `GET /api/products/get`, once per distinct category and brand of the whole operation, never once per product.
   */
  recommended: Maybe<Array<Product>>;
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
  /** Brand names, at most 20. */
  brands?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Category names, at most 20. */
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Highest `originalPrice` in rupees (INR), inclusive. */
  maxPrice?: InputMaybe<Scalars['Float']['input']>;
  /** Lowest `originalPrice` in rupees (INR), inclusive. */
  minPrice?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Ranges of `originalPrice`, at most 4; a product in any of them matches. `minPrice` and `maxPrice`, if given, apply as
   * well. Upstream: one call per range, since the API knows a single range only.
   */
  priceRanges?: InputMaybe<Array<PriceRangeInput>>;
  /** Whole-star ratings, each 1 to 5. */
  ratings?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Text that the title must contain, without regard to case, 1 to 100 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
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
  /** What the shop offers to filter by. Comes from the shop's own settings: no upstream call. */
  facets: Maybe<ProductFacets>;
  /**
   * One product with its reviews; null if there is no such product.
   * Upstream: `GET /api/products/get/{id}`.
   */
  product: Maybe<Product>;
  /**
   * A page of the catalogue, filtered and sorted. No match is an empty page, not an error.
   * Upstream: `GET /api/products/get`.
   */
  products: Maybe<ProductPage>;
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



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
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

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Availability: Availability;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  CacheControlScope: CacheControlScope;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  PriceRange: ResolverTypeWrapper<PriceRange>;
  PriceRangeInput: PriceRangeInput;
  Product: ResolverTypeWrapper<ProductModel>;
  ProductFacets: ResolverTypeWrapper<ProductFacets>;
  ProductFilter: ProductFilter;
  ProductPage: ResolverTypeWrapper<ProductPageModel>;
  ProductSort: ProductSort;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Review: ResolverTypeWrapper<ReviewModel>;
  Role: Role;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Boolean: Scalars['Boolean']['output'];
  Float: Scalars['Float']['output'];
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  PageInfo: PageInfo;
  PriceRange: PriceRange;
  PriceRangeInput: PriceRangeInput;
  Product: ProductModel;
  ProductFacets: ProductFacets;
  ProductFilter: ProductFilter;
  ProductPage: ProductPageModel;
  Query: Record<PropertyKey, never>;
  Review: ReviewModel;
  String: Scalars['String']['output'];
};

export type AuthDirectiveArgs = {
  requires?: Maybe<Role>;
};

export type AuthDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = AuthDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type CacheControlDirectiveArgs = {
  inheritMaxAge?: Maybe<Scalars['Boolean']['input']>;
  maxAge?: Maybe<Scalars['Int']['input']>;
  scope?: Maybe<CacheControlScope>;
};

export type CacheControlDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = CacheControlDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalPages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PriceRangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PriceRange'] = ResolversParentTypes['PriceRange']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  availability?: Resolver<ResolversTypes['Availability'], ParentType, ContextType>;
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  discountPercent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  discountPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  originalPrice?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  recommended?: Resolver<Maybe<Array<ResolversTypes['Product']>>, ParentType, ContextType, RequireFields<ProductRecommendedArgs, 'first'>>;
  reviewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews?: Resolver<Array<ResolversTypes['Review']>, ParentType, ContextType, Partial<ProductReviewsArgs>>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductFacetsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductFacets'] = ResolversParentTypes['ProductFacets']> = {
  brands?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  priceRanges?: Resolver<Array<ResolversTypes['PriceRange']>, ParentType, ContextType>;
  ratings?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ProductPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProductPage'] = ResolversParentTypes['ProductPage']> = {
  items?: Resolver<Array<ResolversTypes['Product']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  facets?: Resolver<Maybe<ResolversTypes['ProductFacets']>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['Product']>, ParentType, ContextType, RequireFields<QueryProductArgs, 'id'>>;
  products?: Resolver<Maybe<ResolversTypes['ProductPage']>, ParentType, ContextType, RequireFields<QueryProductsArgs, 'page' | 'pageSize'>>;
};

export type ReviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Review'] = ResolversParentTypes['Review']> = {
  comment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  PageInfo?: PageInfoResolvers<ContextType>;
  PriceRange?: PriceRangeResolvers<ContextType>;
  Product?: ProductResolvers<ContextType>;
  ProductFacets?: ProductFacetsResolvers<ContextType>;
  ProductPage?: ProductPageResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Review?: ReviewResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  auth?: AuthDirectiveResolver<any, any, ContextType>;
  cacheControl?: CacheControlDirectiveResolver<any, any, ContextType>;
};
