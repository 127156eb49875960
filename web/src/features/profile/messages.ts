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
  noOrder: 'You have no order at the moment.',
  viewOrder: 'View order',
  allOrders: 'All orders',
  addresses: 'Your addresses',
  noAddress: 'All addresses are removed.',
  addressesNote: 'Checkout offers the latest three. Removing hides it on this device; your orders keep it.',
  remove: 'Remove',
  removeAddress: (place: string) => `Remove ${place}`,
  addressRemoved: 'Address removed from this browser.',
  undo: 'Undo',
  bringBack: (count: number) =>
    count === 1 ? 'Bring back 1 removed address' : `Bring back ${count} removed addresses`,
  edit: 'Edit',
  noEdit: 'Your details cannot be changed here yet.',
});
