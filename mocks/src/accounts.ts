import type { Role } from '@jatra/contract/account/user'

/** An account that prototype mode offers on its login page. */
export interface DemoAccount<UserName extends string = string> {
  userName: UserName
  email: string
  /** Keeps the sign-up rule (docs/specification.md, Sign-up rules), so that people see what it asks. */
  password: string
  name: string
  phone: string
  gender: 'Male' | 'Female'
  /** One line about the account for the login page. */
  description: string
  /** How many flight bookings the account already has. */
  earlierOrders: number
  /** How many holiday bookings the account already has. */
  earlierHolidays: number
  /** How many visa applications the account already has. */
  earlierVisas: number
  /** How many people the account already keeps to book for. */
  regularTravelers: number
  /** What it may do (decision 123). */
  role: Role
  /** Its address was never confirmed, so signing in with Google takes it over (decision 048). */
  unconfirmed?: true
}

/** Who works here books nothing here. */
const noBookings = {
  earlierOrders: 0,
  earlierHolidays: 0,
  earlierVisas: 0,
  regularTravelers: 0,
}

const list = [
  {
    userName: 'nusrat',
    email: 'nusrat.jahan@example.com',
    password: 'Jatra@2026',
    name: 'Nusrat Jahan',
    phone: '+8801712345678',
    gender: 'Female',
    description: 'Travels often: bookings confirmed, waiting and cancelled.',
    earlierOrders: 6,
    earlierHolidays: 3,
    earlierVisas: 2,
    regularTravelers: 4,
    role: 'customer',
  },
  {
    userName: 'shahriar',
    email: 'shahriar.kabir@example.com',
    password: 'Always@2026',
    name: 'Shahriar Kabir',
    phone: '+8801552667788',
    gender: 'Male',
    description: 'Is always on the way: 60 bookings, 12 saved travellers.',
    earlierOrders: 42,
    earlierHolidays: 10,
    earlierVisas: 8,
    regularTravelers: 12,
    role: 'customer',
  },
  {
    userName: 'abulfazalmohammadshamsuzzaman',
    email: 'abul.fazal.mohammad.shamsuzzaman.chowdhury-talukder@customs-and-excise.example.com',
    password: 'Longest@2026',
    name: 'Shamsuzzaman Chowdhury-Talukder Khandaker Abul Fazal Mohammad',
    phone: '+8801521334455',
    gender: 'Male',
    description: 'Has a name that fits nowhere, and three bookings.',
    earlierOrders: 1,
    earlierHolidays: 1,
    earlierVisas: 1,
    regularTravelers: 1,
    role: 'customer',
  },
  {
    userName: 'tanvir',
    email: 'tanvir.ahmed@example.com',
    password: 'Travel@2026',
    name: 'Tanvir Ahmed',
    phone: '+8801819876543',
    gender: 'Male',
    description: 'Has one confirmed booking.',
    earlierOrders: 1,
    earlierHolidays: 0,
    earlierVisas: 0,
    regularTravelers: 0,
    role: 'customer',
  },
  {
    userName: 'farhana',
    email: 'farhana.akter@example.com',
    password: 'Newcomer@1',
    name: 'Farhana Akter',
    phone: '+8801911223344',
    gender: 'Female',
    description: 'Just signed up: no bookings yet.',
    earlierOrders: 0,
    earlierHolidays: 0,
    earlierVisas: 0,
    regularTravelers: 0,
    role: 'customer',
    unconfirmed: true,
  },
  {
    userName: 'rezwana',
    email: 'rezwana.karim@example.com',
    password: 'Counter@2026',
    name: 'Rezwana Karim',
    phone: '+8801612998877',
    gender: 'Female',
    description: 'Manages Jatra: holiday packages, visas, accounts and refunds.',
    ...noBookings,
    role: 'manager',
  },
  {
    userName: 'sadia',
    email: 'sadia.islam@example.com',
    password: 'Helpdesk@2026',
    name: 'Sadia Islam',
    phone: '+8801713456702',
    gender: 'Female',
    description: 'Serves travellers at Jatra: finds their bookings, hands visa files over.',
    ...noBookings,
    role: 'agent',
  },
  {
    userName: 'imran',
    email: 'imran.hossain@example.com',
    password: 'Ledger@2026',
    name: 'Imran Hossain',
    phone: '+8801914567803',
    gender: 'Male',
    description: 'Pays at Jatra: approves refunds and checks payments.',
    ...noBookings,
    role: 'finance',
  },
] as const satisfies readonly DemoAccount[]

export type DemoUserName = (typeof list)[number]['userName']
/** Every visitor gets their own copy of these. */
export const demoAccounts: readonly DemoAccount<DemoUserName>[] = list
