import { defineMessages } from '../../lib/language/messages.ts';

export const profileText = defineMessages('profile', {
  title: 'Profile',
  hello: (name: string) => `Hi, ${name}`,
  /** By the tab's value. The specification spells 'Whishlist' this way (section 4). */
  tabs: { profile: 'Profile', order: 'Order', Whishlist: 'Whishlist', Password: 'Change Password' },
  yourDetails: 'Your details',
  myOrders: 'My Orders',
  changePassword: 'Change Password',
  logOut: 'Log Out',
  loading: 'Loading your details',
  fields: { name: 'Name', email: 'Email', mobile: 'Mobile' },
  notGiven: 'Not given',
  latestOrder: 'Latest order',
  noOrder: 'You have not ordered anything yet.',
  viewOrder: 'View order',
  allOrders: 'All orders',
  /** Of the latest order. */
  lastAddress: 'Address of the latest order',
  edit: 'Edit',
  noEdit: 'Your details cannot be changed here yet.',
});
