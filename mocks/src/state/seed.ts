import type { Order } from '@jatra/contract/whole-order/order'
import type { Language } from '@jatra/contract/values/language'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { demoAccounts, type DemoAccount } from '../accounts.ts'
import { digest } from '../digest.ts'
import { makeFlightOrders } from '../fixtures/flight-orders.ts'
import { makeHolidayOrders } from '../fixtures/holiday-orders.ts'
import { makeRegularTravelers } from '../fixtures/regular-travelers.ts'
import { makeVisaOrders } from '../fixtures/visa-orders.ts'
import { nowOf, seedOf, type MockBackend } from '../mock-backend.ts'
import type { EarlierOrder, SeedData } from './seed-data.ts'
import { travelerKey } from './accounts.ts'
import { remember } from './limits.ts'
import type { Account, VisitorState } from './visitor-state.ts'

/** The user id of a demo account. */
export const userIdOf = (account: Pick<DemoAccount, 'userName'>) => `demo-${account.userName}`

let demo: Promise<Account[]> | undefined

/** The demo accounts, created once. Visitors change their own copies of the maps, never these. */
function demoAccountsOf(): Promise<Account[]> {
  demo ??= Promise.all(
    demoAccounts.map(async (account) => ({
      user: {
        _id: userIdOf(account),
        userName: account.userName,
        email: account.email,
        name: account.name,
        gender: account.gender,
        phone: account.phone,
        picture: null,
      },
      role: account.role,
      language: 'en' as const,
      passwordDigest: await digest(account.password),
      emailVerified: !account.unconfirmed,
    })),
  )
  return demo
}

/**
 * Gives a new visitor the demo accounts, which begin with the language that is asked for then, as any account does. Their
 * earlier orders come at the first login: {@link seedOrders}.
 */
export async function seedAccounts(visitor: VisitorState, language: Language): Promise<void> {
  if (visitor.accounts.size) return
  const accounts = await demoAccountsOf()
  if (visitor.accounts.size) return
  for (const account of accounts) {
    const own = account.language === language ? account : { ...account, language }
    visitor.accounts.set(account.user._id, own)
  }
}

/** Visitors within this window share seed data, which is dated at the start of the window. */
const SHARED_MS = 10 * MINUTE_MS
const MAX_SHARED = 40

/** Gives a demo account its earlier orders and regular travellers, once, relative to now. */
export function seedOrders(backend: MockBackend, visitor: VisitorState, userId: string): void {
  const account = demoAccounts.find((one) => userIdOf(one) === userId)
  if (!account || visitor.seededAccounts.has(userId)) return
  visitor.seededAccounts.add(userId)
  const { orders, people } = seedDataOf(backend, visitor, account)
  for (const { order, airline } of orders) {
    const record = { userId, order, airline, confirms: null, earlier: true }
    visitor.orders.set(order._id, record)
    if (order.serviceType !== 'visa') continue
    const documents = order.travelersData.travelers.flatMap((traveler) => traveler.documents)
    for (const document of documents) visitor.documents.set(document._id, { userId, document })
  }
  for (const person of people) visitor.travelers.set(travelerKey(userId, person.travelerId), person)
}

function seedDataOf(backend: MockBackend, visitor: VisitorState, account: DemoAccount): SeedData {
  const userId = userIdOf(account)
  const seed = `${seedOf(backend, visitor)}|${userId}`
  const now = Math.floor(nowOf(backend, visitor) / SHARED_MS) * SHARED_MS
  const key = `${seed}|${String(now)}`
  const known = backend.seedData.get(key)
  if (known) return known
  const { pricing } = backend
  const [firstName = '', lastName = ''] = account.name.split(' ')
  const address = { firstName, lastName, email: account.email, number: account.phone }
  const orders = [
    ...makeFlightOrders({ seed, now, pricing, count: account.earlierOrders }),
    ...makeHolidayOrders({ seed, now, count: account.earlierHolidays, address }).map(onLand),
    ...makeVisaOrders({ seed, now, count: account.earlierVisas }).map(onLand),
  ].sort((a, b) => a.order.createdAt.localeCompare(b.order.createdAt))
  const people = makeRegularTravelers({ seed, now, userId, count: account.regularTravelers })
  const made = { orders, people }
  remember(backend.seedData, key, made, MAX_SHARED)
  return made
}

const onLand = (order: Order): EarlierOrder => ({ order, airline: null })
