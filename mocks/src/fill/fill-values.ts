import { splitLanguage } from '@jatra/contract/values/language'
import { addDays, todayInDhaka } from '@jatra/contract/values/dates'
import type { TravelerType } from '@jatra/contract/traveler/traveler-type'
import { demoAccounts, type DemoAccount } from '../accounts.ts'
import { makeTraveler } from '../fixtures/people.ts'
import { nowOf, seedOf, type MockBackend } from '../mock-backend.ts'
import { userIdOf } from '../state/seed.ts'
import type { VisitorState } from '../state/visitor-state.ts'

/** Values by the last part of a field's name. */
type Fields = Record<string, string>

/** What "Fill this form" writes into a page's form. */
export interface FillValues {
  /** Travellers by kind: as many of each as one booking may have. */
  people: Record<TravelerType, Fields[]>
  /** Fields that belong to no traveller. */
  fields: Fields
  /** Days of travel, by the place of their field in the form. */
  days: string[]
  /** Where a search goes, by the place of the field in the form. */
  cities: string[]
}

interface FillRequest {
  /** Path and query of the page. */
  at: string
  userId: string | null
}

const MOST_TRAVELERS = 9
const NEW_PASSWORD = 'Newer@2026'
const cities = ['Dhaka', 'Bangkok', 'Singapore', 'Kuala Lumpur', 'Kathmandu', 'Delhi', 'Dubai']

/** Valid values for any form of a page: the same visitor gets the same on the same page. */
export function fillValues(
  backend: MockBackend,
  visitor: VisitorState,
  { at: address, userId }: FillRequest,
): FillValues {
  const { page: at } = splitLanguage(address)
  const today = todayInDhaka(nowOf(backend, visitor))
  const account = demoAccounts.find((one) => userIdOf(one) === userId)
  const travelDate = departureOf(at, visitor) ?? addDays(today, 30)
  const seed = seedOf(backend, visitor)
  const among = (kind: TravelerType) => peopleOf({ seed, travelDate, kind })
  const adults = among('ADULT')
  const someone = adults[0] ?? {}
  // People book for themselves first, and save others for next time.
  const own = account && !at.startsWith('/app/') ? nameOf(account) : {}
  return {
    people: {
      ADULT: adults.map((person, index) => (index === 0 ? { ...person, ...own } : person)),
      CHILD: among('CHILD'),
      HELD_INFANT: among('HELD_INFANT'),
    },
    fields: {
      ...someone,
      name: `${someone['firstName'] ?? ''} ${someone['lastName'] ?? ''}`,
      ...(at.startsWith('/register') ? newAccountOf(visitor) : signInOf(at, account)),
      country: 'Thailand',
      travelDate: addDays(today, 40),
      date: addDays(today, 7),
    },
    days: Array.from({ length: MOST_TRAVELERS }, (_, index) => addDays(today, 30 + 7 * index)),
    cities,
  }
}

/** The first day of the journey that a booking page is about. */
function departureOf(at: string, { searches }: VisitorState): string | undefined {
  const searchId = new URL(at, 'http://site').searchParams.get('searchId')
  return searchId === null ? undefined : searches.get(searchId)?.query.legs[0]?.date
}

/** No two have the same name. */
function peopleOf(request: { seed: string; travelDate: string; kind: TravelerType }): Fields[] {
  const people = new Map<string, Fields>()
  for (let draw = 0; people.size < MOST_TRAVELERS; draw += 1) {
    const person = makeTraveler({ ...request, seed: `${request.seed}|fill|${String(draw)}` })
    const { firstName, lastName, mobileNumber, countryNumberCode } = person
    const texts = Object.entries(person).map(([name, value]) => [name, String(value)] as const)
    people.set(`${firstName} ${lastName}`, {
      ...Object.fromEntries(texts),
      countryNumberCode: `+${countryNumberCode}`,
      number: `+${countryNumberCode} ${mobileNumber}`,
    })
  }
  return [...people.values()]
}

function nameOf({ name, gender, email }: DemoAccount): Fields {
  const [firstName = '', ...rest] = name.split(' ')
  const title = gender === 'Female' ? 'Ms.' : 'Mr.'
  return { firstName, lastName: rest.join(' '), gender, title, email }
}

/** A name that is still free: signing up twice is a story to show, too. */
function newAccountOf({ accounts }: VisitorState): Fields {
  const taken = new Set([...accounts.values()].map(({ user }) => user.userName))
  let userName = 'sumaiya'
  for (let next = 2; taken.has(userName); next += 1) userName = `sumaiya${String(next)}`
  return { userName, email: `${userName}@example.com`, password: 'Jatra@2026' }
}

/** What the account signs in with; signed out, one signs in as the traveller. */
function signInOf(at: string, account: DemoAccount | undefined): Fields {
  const { userName, email, password } = account ?? demoAccounts[0] ?? {}
  if (userName === undefined || email === undefined || password === undefined) return {}
  return {
    identifier: userName,
    email,
    password: at.startsWith('/reset-password') ? NEW_PASSWORD : password,
    currentPassword: password,
    newPassword: NEW_PASSWORD,
    confirmPassword: NEW_PASSWORD,
  }
}
