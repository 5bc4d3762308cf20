import assert from 'node:assert/strict'
import type { StaffRole } from '@jatra/contract/http/duties'
import type { Claim } from '@jatra/contract/desk/claims'
import type { Today, TodayItem } from '@jatra/contract/desk/today'
import { deleteClaim, getToday, putClaim } from '@jatra/contract/desk/today-endpoints'
import { compareUrgency } from '@jatra/contract/desk/today-order'
import { queuesOf, type Queue } from '@jatra/contract/desk/today-queues'
import type { ContractCase } from './case.ts'
import { waits } from './desk-waiting.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { askedRefund, by, byCustomer } from './staff-refunds.ts'

/** All items of a queue as a role sees them, page by page. */
async function itemsOf(session: Session, queue: Queue, role: StaffRole): Promise<TodayItem[]> {
  const who = await by(session, role)
  const items: TodayItem[] = []
  let cursor: string | undefined
  do {
    const page: Today = await callEndpoint(session, getToday, { query: { queue, cursor } }, who)
    items.push(...page.items)
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined)
  assert.deepEqual(items, items.toSorted(compareUrgency), 'the most urgent first')
  return items
}

/** The item of the queue, which must be there. */
async function itemIn(session: Session, queue: Queue, id: string, role: StaffRole = 'manager') {
  const found = (await itemsOf(session, queue, role)).find((item) => item.id === id)
  assert(found, `${id} is among ${queue}`)
  return found
}

const queue = 'refundsToApprove' as const

/** A refund that waits, and what is done about who is on it. */
async function refundToTake(harness: Harness, session: Session) {
  const { id } = await askedRefund(harness, session)
  const params = { queue, id }
  const who = async (role: StaffRole) => {
    const { access_token: token, user } = await session.staff(role)
    return { token, id: user._id }
  }
  const people = {
    agent: await who('agent'),
    finance: await who('finance'),
    manager: await who('manager'),
  }
  const take = (role: StaffRole, body: { to?: string; from?: string } = {}) =>
    ask(putClaim, { params, body }, { token: people[role].token })
  const takes = async (role: StaffRole, body: { to?: string; from?: string } = {}) =>
    assert((await session.send(take(role, body))).status === 200, `${role} takes it`)
  const release = (role: StaffRole) => ask(deleteClaim, { params }, { token: people[role].token })
  return { id, people, take, takes, release }
}

const claimOf = (body: unknown) => (body as { claim: Claim | null }).claim

/** Nobody but staff. */
const refusals = (
  endpoint: 'getToday' | 'putClaim' | 'deleteClaim',
  make: (who?: { token: string }) => Request,
): ContractCase[] => [
  {
    ...{ endpoint, name: 'for a customer', answer: 'forbidden' },
    request: async (_, session) => make(await byCustomer(session)),
  },
  { ...{ endpoint, name: 'for a stranger', answer: 'unauthenticated' }, request: () => make() },
]

const params = { queue, id: 'nothing' }

/** What needs a person, and who is on it (docs/specification.md, What needs a person). */
export const deskTodayCases: readonly ContractCase[] = [
  ...Object.entries(waits).map(([name, make]): ContractCase => ({
    endpoint: 'getToday',
    name: `with ${name}: it is there, and goes`,
    answer: 'good',
    async request(harness, session) {
      const { queue: of, id, acts, end } = await make(harness, session)
      const item = await itemIn(session, of, id)
      assert.deepEqual(item.acts, acts)
      assert(item.dueAt > item.since && item.claim === null, 'with its clock')
      await end()
      const left = await itemsOf(session, of, 'manager')
      assert(!left.some((one) => one.id === id), 'the work is done')
      return ask(getToday, { query: {} }, await by(session, 'manager'))
    },
  })),
  ...(['agent', 'finance', 'manager'] as const).map((role): ContractCase => ({
    endpoint: 'getToday',
    name: `as ${role}: the queues of their duties`,
    answer: 'good',
    request: async (_, session) => ask(getToday, { query: {} }, await by(session, role)),
    check(body) {
      const { counts, items } = body as Today
      assert.deepEqual(Object.keys(counts).sort(), queuesOf(role).toSorted())
      for (const item of items) assert(queuesOf(role).includes(item.queue), item.queue)
    },
  })),
  {
    endpoint: 'getToday',
    name: 'a queue of a duty that they do not have',
    answer: 'forbidden',
    request: async (_, session) =>
      ask(getToday, { query: { queue: 'mismatches' } }, await by(session, 'agent')),
  },
  ...[
    'nonsense',
    'visaFiles yesterday 1',
    'visaFiles 0000-01-01T00:00:00.000Z 1',
    'visaFiles 2026-01-01T00:00:00.000Z \0',
    '0000-01-01T00:00:00.000Z visaFiles.1',
    '2026-01-01T00:00:00.000Z visaFiles.\0',
    '2026-01-01T00:00:00.000Z nothing.1',
  ].map((place): ContractCase => ({
    endpoint: 'getToday',
    name: `after ${JSON.stringify(place)}`,
    answer: 'invalid_input',
    async request(_, session) {
      const cursor = Buffer.from(place).toString('base64url')
      return ask(getToday, { query: { cursor } }, await by(session, 'agent'))
    },
  })),
  ...refusals('getToday', (who) => ask(getToday, { query: {} }, who)),
  {
    endpoint: 'putClaim',
    name: 'which colleagues then see, and once more',
    answer: 'good',
    async request(harness, session) {
      const { id, people, take, takes } = await refundToTake(harness, session)
      await takes('finance')
      const { claim } = await itemIn(session, queue, id, 'agent')
      assert(claim?.by === people.finance.id && claim.name !== '', 'who is on it')
      return take('finance')
    },
    check: (body) => assert(claimOf(body)?.by, 'they have it'),
  },
  {
    endpoint: 'putClaim',
    name: 'that a colleague has, by whose name it is refused',
    answer: 'outdated',
    async request(harness, session) {
      const { people, take, takes } = await refundToTake(harness, session)
      await takes('finance')
      return take('agent', { from: people.finance.id })
    },
  },
  {
    endpoint: 'putClaim',
    name: 'that a colleague handed over',
    answer: 'good',
    async request(harness, session) {
      const { people, take, takes } = await refundToTake(harness, session)
      await takes('finance')
      await takes('finance', { to: people.agent.id })
      return take('agent')
    },
  },
  {
    endpoint: 'putClaim',
    name: 'as a manager who saw who has it',
    answer: 'good',
    async request(harness, session) {
      const { people, take, takes } = await refundToTake(harness, session)
      await takes('agent')
      return take('manager', { from: people.agent.id })
    },
  },
  {
    endpoint: 'putClaim',
    name: 'as a manager who did not see that it has changed hands',
    answer: 'outdated',
    async request(harness, session) {
      const { people, take, takes } = await refundToTake(harness, session)
      await takes('agent')
      return take('manager', { from: people.finance.id })
    },
  },
  {
    endpoint: 'putClaim',
    name: 'to hand it to a customer',
    answer: 'invalid_input',
    async request(harness, session) {
      const { take } = await refundToTake(harness, session)
      const customer = await byCustomer(session)
      assert(customer.token, 'an account')
      return take('agent', { to: 'nobody-of-ours' })
    },
  },
  {
    endpoint: 'putClaim',
    name: 'to hand it to the colleague whose booking it is',
    answer: 'invalid_input',
    async request(harness, session) {
      const owner = await session.staff('manager')
      const { id } = await askedRefund(harness, session, 'agent', owner)
      const body = { to: owner.user._id }
      return ask(putClaim, { params: { queue, id }, body }, await by(session, 'agent'))
    },
  },
  {
    endpoint: 'putClaim',
    name: 'that waits for nobody',
    answer: 'not_found',
    request: async (_, session) =>
      ask(putClaim, { params, body: {} }, await by(session, 'finance')),
  },
  {
    endpoint: 'putClaim',
    name: 'of a queue of a duty that they do not have',
    answer: 'forbidden',
    request: async (_, session) =>
      ask(
        putClaim,
        { params: { queue: 'deadJobs', id: 'any' }, body: {} },
        await by(session, 'agent'),
      ),
  },
  ...refusals('putClaim', (who) => ask(putClaim, { params, body: {} }, who)),
  {
    endpoint: 'deleteClaim',
    name: 'and once more: a colleague can take it',
    answer: 'good',
    async request(harness, session) {
      const { takes, release } = await refundToTake(harness, session)
      await takes('finance')
      const released = await session.send(release('finance'))
      assert(released.status === 200, 'released')
      await takes('agent')
      await session.send(release('agent'))
      return release('agent')
    },
    check: (body) => assert(claimOf(body) === null, 'nobody has it'),
  },
  {
    endpoint: 'deleteClaim',
    name: 'that a colleague has',
    answer: 'outdated',
    async request(harness, session) {
      const { takes, release } = await refundToTake(harness, session)
      await takes('finance')
      return release('manager')
    },
  },
  ...refusals('deleteClaim', (who) => ask(deleteClaim, { params }, who)),
]
