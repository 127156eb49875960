import { objectId } from './object-id.ts';

/** A demonstration account, with its password in clear because it is printed in the README for visitors. */
export interface SeedAccount {
  id: string;
  name: string;
  email: string;
  password: string;
  role: 'user' | 'admin' | 'superAdmin';
  mobile: string;
}

/** One account of each role. */
export const ACCOUNTS: SeedAccount[] = [
  {
    id: objectId('account', 0),
    name: 'Asha Verma',
    email: 'shopper@haat.com',
    password: 'Shopper@1',
    role: 'user',
    mobile: '9820012345',
  },
  {
    id: objectId('account', 1),
    name: 'Nikhil Deshpande',
    email: 'admin@haat.com',
    password: 'Admin@1',
    role: 'admin',
    mobile: '9845067890',
  },
  {
    id: objectId('account', 2),
    name: 'Gayatri Pillai',
    email: 'super@haat.com',
    password: 'Super@1',
    role: 'superAdmin',
    mobile: '9811122233',
  },
];
