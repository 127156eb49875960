export const AddReview =
  '70778eb23f1b16aa346168ff64d7ac596700f9bcad48ddf726bd45d60d1b39a9';
export const AddToCart =
  'a299118a2e6ad848583ffd7fc7ee6535ddc69a5eccd94c4c440bda241cb9c0c5';
export const AddToWishlist =
  '3924c5ac5a11cee6301028147392f5c81bded4238e6e755f66866575112e4698';
export const AdminProducts =
  '95c92f5bd8fa3c27429a3e9664f4f1473cba9d8f9559ec208f3d7d2eec3ab019';
export const AdminSummary =
  '9fe361cc273bdf8f4c958db75c687b4fda30a61a2c80157d362bd0303d56d290';
export const AllOrders =
  '96466280d8d9f9b35f84f3a16e74ea39d543a53692fdb98c49b7d3ba8c1fab91';
export const Belongings =
  '4f803959d83a46999de84d4b646e4893844f6d389e4a745e2e1fb8da3ed09bee';
export const Cart =
  '6d8674a24ff1dcb8f8cf6cab8bfeed1931b1df8b613aaceb3eccdf6f9137723b';
export const Catalogue =
  '8e4c8d17cbada01fb6b97e7e443d28f5c083d1541e8279eb763f14273d6fc179';
export const ChangePassword =
  'a4b36a4b5c59af361f86c1a739a34430e23dc37d90086473a2b7b3f6a52560b4';
export const CheckoutCart =
  '7db8826102c8f053c37b51f812592086076624f264df7b6d392abece7ce3eb85';
export const CheckoutProduct =
  '550e1eb4cb2ddd7166a023c9b2dd947725a7977211da4fa214926f0cd416457d';
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
  '8ae203b262f8210a74370a058099e12bdc3947d086d0c85470cba406340ed055';
export const EditedProduct =
  '4d8665df133b2e98e8054602166e51221da4d00ac1a01b62656fc695b32ed2fc';
export const Home =
  'c5ae4287c96cdfe6e485ba11b09cc2c743f0e55b76acd48be570749deb4ed252';
export const IncrementCartItem =
  'a45f998b04bf2b1834b8e0764382ad3fa22b00caba171ef686f5a3c8e072c040';
export const LogOut =
  '55a14b09aff18efb43327315ed4685004100c9dfe56b916669d6bc463dc74080';
export const Login =
  '87f23baa92383fe33acb855eb8ea0cc1f955e4d7b4a6bf7444e528c484dfd373';
export const Me =
  '5939faf9fefa807b521bab9a454168d69937a3b78706133d71c76632ea1ecfd1';
export const OrderDetails =
  '9dff5195c15ea822affe35d37918b21bb9e5d6065a18c823cfd6aa1ea674d0fb';
export const Orders =
  '8d74d53a9eca15145b3acd97ea27cc982f0a63b4b4e08973a6622920425c8d95';
export const PlaceOrder =
  '73879943a26e2550cfaca20ed7f6c0aeaeaaa92f964e9355a35731918941272e';
export const ProductDetail =
  'c44013ddc758c769f08b6d40096774173d19d62d7c6dfc85395c0d00d7ede870';
export const ProductList =
  '23bfdac7c6b9908f1b5ce2e8219e932f2cec622b2dd22ddf27953d320f6b6bf1';
export const ProductReviews =
  '3ec02ab5717b267bb7c1b64f5218eae68e00c4016409bb1567943b004e9d82e1';
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
  '20ea95836f4b1adc466f0a9555d8d6c53ba010bddd315fc3f38fdec843fba810';
