import { SECRET } from './answers.ts';

/** Complete records as the API answers them. */

/** An id in the API's format. */
export const recordId = (n: number): string => n.toString(16).padStart(24, '0');

export const RAW_REVIEW = { _id: recordId(11), user: recordId(12), name: 'Asha', rating: 5, comment: 'Good' };

export const RAW_PRODUCT = {
  _id: recordId(1),
  title: 'Laptop',
  image: '/pictures/laptop.webp',
  images: ['/pictures/laptop.webp', 'https://cdn.example/2.jpg'],
  brand: 'Apple',
  category: 'Electronics',
  ratings: 4,
  numOfReviews: 1,
  discountPrice: 900,
  originalPrice: 1000,
  Stock: 3,
  description: 'Fast.',
  reviews: [RAW_REVIEW],
};

export const RAW_USER = {
  _id: recordId(21),
  name: 'Asha Rao',
  email: 'asha@shop.com',
  mobile: 9876543210,
  role: 'superAdmin',
  avator: 'https://cdn.example/asha.jpg',
  password: SECRET,
};

export const RAW_ADDRESS = {
  _id: recordId(31),
  address: '12 MG Road',
  state: 'Karnataka',
  city: 'Bengaluru',
  block: 'A',
  postalCode: 560001,
};

export const RAW_ORDER = {
  _id: recordId(41),
  user: recordId(21),
  products: [{ productId: RAW_PRODUCT, quantity: 2 }],
  paymentMethod: 'creditCard',
  orderStatus: 'dispatch',
  deliveryAddress: RAW_ADDRESS,
  created: '2024-05-01T10:00:00.000Z',
};

/** An error answer with text that must never leave the gateway. */
export const RAW_FAULT = {
  message: 'Internal server error',
  hint: 'none',
  err: SECRET,
  errorMsg: SECRET,
  stack: `Error: ${SECRET}\n    at call (/srv/api/index.js:1:1)`,
};
