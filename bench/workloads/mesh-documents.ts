/** Fields of the product card under the API's names. A client of Mesh computes the others itself. */
const CARD = '_id title image brand category ratings numOfReviews discountPrice originalPrice Stock';

const listed = (args: string, fields: string): string =>
  `listProducts(${args}) { ... on listProducts_200_response { ${fields} } }`;

/** W1 in the schema that GraphQL Mesh derives from the API's description. */
export const MESH_LIST = `query MeshList($category: [String], $brand: [String], $minPrice: Float, $_sort: String, $_order: queryInput_listProducts__order, $page: PositiveInt, $limit: PositiveInt) {
  ${listed('category: $category, brand: $brand, minPrice: $minPrice, _sort: $_sort, _order: $_order, page: $page, limit: $limit', `products { ${CARD} } totalPage`)}
}`;

/** W2, the product and its reviews. */
export const MESH_DETAIL = `query MeshDetail($id: Id!) {
  getProduct(id: $id) { ... on getProduct_200_response { product { ${CARD} images description reviews { _id name rating comment } } } }
}`;

/** W2, recommended products. */
export const MESH_RECOMMENDED = `query MeshRecommended($category: [String], $brand: [String], $limit: PositiveInt) {
  category: ${listed('category: $category, page: 1, limit: $limit', `products { ${CARD} }`)}
  brand: ${listed('brand: $brand, page: 1, limit: $limit', `products { ${CARD} }`)}
}`;

/** W3. */
export const MESH_CART = `query MeshCart {
  getCart { ... on getCart_200_response { totalPrice totalProducts cartItems { quantity product { ${CARD} } } } }
}`;
