export const AddReview =
  '70778eb23f1b16aa346168ff64d7ac596700f9bcad48ddf726bd45d60d1b39a9';
export const AddToCart =
  'a299118a2e6ad848583ffd7fc7ee6535ddc69a5eccd94c4c440bda241cb9c0c5';
export const AddToWishlist =
  '3924c5ac5a11cee6301028147392f5c81bded4238e6e755f66866575112e4698';
export const AdminProducts =
  'f769a9a4dff3a02995f277f4aa69d1b1bc32d957becda1ad6e87d065009d65d3';
export const AdminSummary =
  '8d10080f9ef242f374f7b9dfd8b75a8a50b9570896b99ac864d36877b22ca026';
export const AllOrders =
  '5e7c8d9335486e26645b9f6480e3b9c547780b1965af569d5953f5e03acd3499';
export const Belongings =
  'cb5ed01f547316fddd33c05bc3cb0b49ab47dcbb485dd04db404e75c901f1aa6';
export const Cart =
  '70c63f85e620b80e5fa9be158519462f6e84f9d34cfec2629489866df8f8ac4f';
export const Catalogue =
  'ce4e1d1e1bc3e2d54bd95694591b664dac2eb9f05801020131ff00bfd0db3949';
export const ChangePassword =
  'a4b36a4b5c59af361f86c1a739a34430e23dc37d90086473a2b7b3f6a52560b4';
export const CheckoutCart =
  'f9235fd92144545a54c960b59703fd3eda6a6805c716a3952474e4ffbd84ca5d';
export const CheckoutProduct =
  'd7e392f29f746b3f2cb4b7671ffffe139ba725e488623fb8939b93c881dfbdb9';
export const ClearCart =
  '11b61d5d11656696d0a726fedd082bbd455b81d637e1b410f9239c2b17051b90';
export const CreateProduct =
  'b9de540e0dc1019f43699c769f335c782d717c8ef2496139432da106a82aa731';
export const CreateUser =
  '98078c12c6cea2f57c451328ffc7f552b609b2bf09f655cbefb3993bf14a1c8c';
export const DecrementCartItem =
  'c170b2d3dd643a3640e1e0be8f3856ecb3514b8e6f0031d7fb60b3520d4d88d9';
export const DeleteCatalogueProduct =
  '2e7926c3e39345b862836a8aa9419b817dd1bc177c880209e07b37698405a19b';
export const DeleteProduct =
  '4ca8c0250f2358e4e5ce501ce56cd67eb99b6338317396c47c70dfe7bdf3934e';
export const DeleteReview =
  '822d558989e2d15bf9be08ce979506ad34fc52ad8bc4c4f176549c328ee7e720';
export const DeliveredTotals =
  '0c1294caa7ea36f2cdcedcac31002c3f1d2d1d19aafb28e884ee659749d2ede8';
export const EditedProduct =
  'da88ce626bd20f12b83eb34e5936cb8be8dfce4d04c0e28e234b43244a74e6b1';
export const Home =
  '4cb9f153d94436707abca0f0ee827e4bad516c73c694e39f6199ba3c2f63f05c';
export const IncrementCartItem =
  'a45f998b04bf2b1834b8e0764382ad3fa22b00caba171ef686f5a3c8e072c040';
export const LogOut =
  '55a14b09aff18efb43327315ed4685004100c9dfe56b916669d6bc463dc74080';
export const Login =
  '87f23baa92383fe33acb855eb8ea0cc1f955e4d7b4a6bf7444e528c484dfd373';
export const Me =
  '94012dac7fd14129dee0059783f2aeec4804e5399a2a1e96671cbbed2e3185da';
export const OrderDetails =
  'fd728afc3fb72c398019307e3cdf97edfd032bf44a37bef466801968565f626e';
export const Orders =
  'ce7cd20c564ff9531e54b88f4cd45099b265c1fa8ab18eaa332a492f1ce0d1ea';
export const PlaceOrder =
  '73879943a26e2550cfaca20ed7f6c0aeaeaaa92f964e9355a35731918941272e';
export const ProductDetail =
  'b249544052e703d8a080221ef45160e27711b9b6683e97213b3832a529bbf7b9';
export const ProductList =
  '29d0407b21b5431aa5413a4810504af2ca4fcf6858fc8d88191ccaad297e8719';
export const ProductReviews =
  '3ec02ab5717b267bb7c1b64f5218eae68e00c4016409bb1567943b004e9d82e1';
export const RecommendedProducts =
  'f8668774c25dafd0d54a98872ec17317ff066cb2b9253cde6f468004a0cfc699';
export const Register =
  '3a19e539ba44a72cc8232bf998f1c96769cb79ae8bddca671a67f593bf04a2e8';
export const RemoveFromCart =
  'f8d10003dca0493b46c1e3628e5b28405596da3ef82082cc426f83eb781f4fd9';
export const RemoveFromWishlist =
  '921e8c2ed8836eb84dbb61b07f25cc28f04517d56119f82b470bb8ef9732ea32';
export const RemoveOrderItem =
  'c2cc64db737007fca1a4f67c0a2b68306618aebb4a58d69a6825d45f13b36b93';
export const RemoveUser =
  '1cf62f8408e42cd863a26d32d5bbd6f0e45cdd458ca1e2f9243d6720e0da52fd';
export const RequestPasswordReset =
  '691a673b04163759534724b8fcf8a354a76e4cd4f35392a500bc50143c52c63e';
export const ResetPassword =
  '2b0228d3e7ac0947b8dae386924941ab9ccc489764639d3e4a12caee050df073';
export const SaveAddress =
  '828c591d922f8662a3399f93a7770703566638eee2728e718a5a3a80fecc7b38';
export const SearchProducts =
  'b72233ed17d320a775895033a08304834509828e754fbe299a2e6f1426cb7420';
export const UpdateOrderStatus =
  'bbfa06e7055701cc2c6c07b1f799cf3291211063f757ec81626c45d383d7ea5a';
export const UpdateProduct =
  'e46632991a4e127bec250a26f4ea5d54f643d636fee8d49443a5343238975200';
export const UpdateUser =
  '7d4aab5ac079fc8549d182a14841c8a394e64833fdbe035053f497d89be57dad';
export const Users =
  '832d583101b027cabdecb23a6288999752459b59e90b39bab0e872923216816e';
export const Wishlist =
  '6f0d2802c4c6b90d366dae38597941f61455a3d23fb4794292371dd1d17b1b2a';
