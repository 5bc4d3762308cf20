import { duties } from '@jatra/contract/http/duties'
import type { AccessPolicy, Endpoint } from '@jatra/contract/http/endpoint'

/** The parts of the API, in the order of a booking; an endpoint belongs to the first whose path prefix matches. */
const sections = [
  { name: 'Sign-in', at: '/api/auth', about: 'Accounts, passwords, and the devices signed in.' },
  { name: 'Flights', at: '/api/airport', about: 'Airports, searches and their offers.' },
  { name: 'Holidays', at: '/api/package', about: 'The catalogue of holiday packages.' },
  { name: 'Visas', at: '/api/visa', about: 'The catalogue of visas.' },
  {
    name: 'Countries',
    at: '/api/countries',
    about: 'Names, dial codes and currencies of all countries.',
  },
  { name: 'Documents', at: '/api/documents', about: 'Pictures for a visa application.' },
  {
    name: 'Orders',
    at: '/api/payment',
    about:
      'Placing, paying and reading orders. The server computes every price anew; an order is paid once the gateway has confirmed it to the server.',
  },
  {
    name: 'Verification',
    at: '/api/verify',
    about: 'Whether a booking is real, for anyone who holds its paper.',
  },
  { name: 'Travellers', at: '/api/traveler', about: 'People whom an account often books for.' },
  { name: 'Users', at: '/api/users', about: 'The account itself, its picture and its data.' },
  {
    name: 'Staff',
    at: '/api/staff',
    about:
      'Refunds, cancellations and payments that wait for a person, visa applications, and work that the API does by itself and what went wrong with it.',
  },
  {
    name: 'Desk',
    at: '/api/desk',
    about:
      'For staff: any booking found by what a traveller says, and read with all that happened to it; what needs a person, and who is on it.',
  },
] as const

export const tags = sections.map(({ name, about }) => ({ name, description: about }))

export function tagOf({ name, path }: Endpoint): string {
  const section = sections.find(({ at }) => path.startsWith(at))
  if (!section) throw new Error(`${name} is in no section of the API's description`)
  return section.name
}

const who: Record<Exclude<AccessPolicy, 'owner-or-staff' | 'staff'>, string> = {
  anyone: 'Anybody may ask.',
  user: 'For every signed-in account.',
  owner: 'For the owner of the account alone.',
  gateway: 'For the payment gateway, which proves itself by its signature.',
}

export function describeAccess({ access, duty }: Endpoint): string {
  if (!duty) return who[access]
  const staff = `staff: ${duties[duty].join(', ')}`
  return access === 'staff' ? `For ${staff}.` : `For the owner of the account, and for ${staff}.`
}
