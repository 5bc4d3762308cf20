import { randomUUID } from 'node:crypto'
import { label, role, text, type Query } from './query.ts'
import type { Visitor } from './visitor.ts'

/** The date, `days` after today in Dhaka, `YYYY-MM-DD`. */
export function daysAhead(days: number): string {
  return new Date(Date.now() + 6 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)
}

/** The address of a search one way. */
export function searchAddress(from: string, to: string): string {
  const query = { originLocationCode: from, destinationLocationCode: to, adults: '1', max: '10' }
  return `/flight/search?${new URLSearchParams({ ...query, departureDate: daysAhead(30) })}`
}

const main = role('main')

const PASSWORD = 'Jatra@2026'

/** From a page that asks to sign in, by way of a new account. Returns its name. */
export async function signUpInTheMiddle(visitor: Visitor): Promise<string> {
  await visitor.see(role('heading', 'Sign in'))
  await visitor.click(role('link', 'Sign Up', { within: main }))
  await visitor.see(role('heading', 'Create your account'))
  await visitor.hydrated()
  const userName = `nusrat${randomUUID().slice(0, 8)}`
  await visitor.fill(label(/^Username/), userName)
  await visitor.fill(label(/^Email/), `${userName}@example.com`)
  await visitor.fill(label(/^Password/), PASSWORD)
  await visitor.click(role('button', 'Sign up'))
  return userName
}

export async function signIn(visitor: Visitor, userName: string): Promise<void> {
  await visitor.open('/login')
  await visitor.fill(label(/^Email or username/), userName)
  await visitor.fill(label(/^Password/), PASSWORD)
  await visitor.click(role('button', 'Sign in', { within: main }))
  await visitor.gone(role('heading', 'Sign in'))
}

const traveller = role('group', /^Traveller 1\b/)

/** Fills in the first traveller; a passport only where one is asked for. */
export async function fillTraveller(visitor: Visitor, passport = false): Promise<void> {
  const within = traveller
  await visitor.choose(label('Title', { within }), 'Ms.')
  await visitor.choose(label('Gender', { within }), 'Female')
  await visitor.fill(label('First Name', { within }), 'Nusrat')
  await visitor.fill(label('Last Name', { within }), 'Jahan')
  await chooseDate(visitor, role('group', 'Birth Date', { within }), ['28', 'February', '1994'])
  if (passport) {
    await visitor.fill(label('Passport Number', { within }), 'A01234567')
    await chooseDate(visitor, role('group', /Passport Expiry/, { within }), ['9', 'May', '2034'])
  }
  await visitor.fill(label('Mobile Number', { within }), '01712345678')
  await visitor.fill(label('Email', { within }), 'nusrat@example.com')
}

async function chooseDate(
  visitor: Visitor,
  within: Query,
  [day, month, year]: [string, string, string],
): Promise<void> {
  await visitor.choose(label('Year', { within }), year)
  await visitor.choose(label('Month', { within }), month)
  await visitor.choose(label('Day', { within }), day)
}

/** From the first flight of a search to its order. Returns the account that has it. */
export async function bookFirstFlight(visitor: Visitor): Promise<string> {
  await visitor.click(role('link', 'Book Now', { within: role('article') }))
  const userName = await signUpInTheMiddle(visitor)
  await visitor.see(role('heading', 'Book your flight'))
  await visitor.hydrated()
  await fillTraveller(visitor)
  await pay(visitor)
  await seeOrder(visitor, 'You are booked', 'DAC - CXB')
  return userName
}

/** Chooses bKash, and pays on its page. */
export async function pay(visitor: Visitor): Promise<void> {
  await visitor.click(label(/bKash/))
  await visitor.click(role('button', /^Pay ৳/))
  await visitor.click(role('button', 'Pay'))
}

/** Follows the paid page to its order. */
export async function seeOrder(visitor: Visitor, paid: string, title: string | RegExp) {
  await visitor.see(role('heading', paid))
  await visitor.click(role('link', 'See my booking'))
  await visitor.see(role('heading', title, { level: 1 }), text('Confirmed'))
}

/** Nothing on the page is wider than it. */
export async function sidewaysScroll(visitor: Visitor): Promise<number> {
  return visitor.run('return document.documentElement.scrollWidth - innerWidth')
}
