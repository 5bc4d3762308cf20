import { assertNotOwnBooking, dutyMissing } from '@jatra/contract/account/duties'
import { isClaimChanged, isClaimReleased, itemGone } from '@jatra/contract/desk/claims'
import { COUNT_CAP, TODAY_PAGE, type Today, type TodayItem } from '@jatra/contract/desk/today'
import { offeredActs } from '@jatra/contract/desk/today-acts'
import { dueAfterWait, urgencyOf } from '@jatra/contract/desk/today-due'
import { deleteClaim, getToday, putClaim } from '@jatra/contract/desk/today-endpoints'
import { compareUrgency } from '@jatra/contract/desk/today-order'
import { queuesOf, seesQueue, type Queue } from '@jatra/contract/desk/today-queues'
import { invalidFields } from '@jatra/contract/http/problem'
import { pageUnknown } from '@jatra/contract/http/http-errors'
import type { HttpHandler } from 'msw'
import { accountOf, type Answer, type EndpointContext, type RequestContext } from '../answer.ts'
import type { MockBackend } from '../mock-backend.ts'
import { colleaguesOf } from '../state/colleagues.ts'
import { itemsOfOrder, type WaitingItem } from '../state/desk-items.ts'
import { fillDesk } from '../state/fill-desk.ts'
import { bringUpToDate } from '../state/orders.ts'
import type { OrderRecord, VisitorState } from '../state/visitor-state.ts'
import { jobsOf } from './jobs.ts'

/** What needs a person among all of the visitor's accounts, and who is on it. */
export function deskTodayHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(getToday, (asked) => today(backend, asked)),

    answer(putClaim, (asked) => {
      const { visitor, now, params, body, role } = asked
      const { _id: by } = accountOf(asked)
      if (!seesQueue(role, params.queue)) throw dutyMissing()
      const found = all(backend, asked).find(({ item }) => isThe(item, params))
      if (!found) throw itemGone()
      if (found.record) assertNotOwnBooking(found.record, by)
      const to = body.to ?? by
      const colleague = visitor.accounts.get(to)
      const mayAct = colleague && seesQueue(colleague.role, params.queue)
      if (!mayAct || to === found.record?.userId) {
        throw invalidFields({ to: ['notColleague'] })
      }
      const key = keyOf(params)
      const current = visitor.claims.get(key) ?? null
      const wish = { by, role, to, from: body.from ?? null }
      if (!isClaimChanged(current, wish)) return { claim: current }
      const { userName: name } = colleague.user
      const claim = { by: to, name, at: new Date(now).toISOString() }
      visitor.claims.set(key, claim)
      return { claim }
    }),

    answer(deleteClaim, (asked) => {
      const { visitor, params, role } = asked
      if (!seesQueue(role, params.queue)) throw dutyMissing()
      const key = keyOf(params)
      if (isClaimReleased(visitor.claims.get(key) ?? null, accountOf(asked)._id)) {
        visitor.claims.delete(key)
      }
      return { claim: null }
    }),
  ]
}

const keyOf = ({ queue, id }: { queue: Queue; id: string }) => `${queue} ${id}`
const isThe = (item: WaitingItem, { queue, id }: { queue: Queue; id: string }) =>
  item.queue === queue && item.id === id

interface Found {
  item: WaitingItem
  /** Null where it is of no order. */
  record: OrderRecord | null
}

/** Everything that waits. The claims of what does so no longer end. */
function all(
  backend: MockBackend,
  { visitor, now, rules }: Pick<RequestContext, 'visitor' | 'now' | 'rules'>,
): Found[] {
  if (rules.desk === 'empty') return []
  fillDesk(backend, visitor, now, rules.desk === 'full')
  bringUpToDate(visitor, now)
  const found = [...visitor.orders.values()].flatMap((record) =>
    itemsOfOrder(visitor, record, now).map((item): Found => ({ item, record })),
  )
  for (const item of jobItems(visitor, now)) found.push({ item, record: null })
  const open = new Set(found.map(({ item }) => keyOf(item)))
  for (const key of visitor.claims.keys()) if (!open.has(key)) visitor.claims.delete(key)
  return found
}

const jobItems = (visitor: VisitorState, now: number): WaitingItem[] =>
  jobsOf({ visitor, now }).flatMap(({ _id: id, queue, state, failedAt, createdAt, error }) => {
    if (state !== 'failed') return []
    const since = Date.parse(failedAt ?? createdAt)
    return {
      ...{ queue: 'deadJobs' as const, id, reason: 'given_up', amount: null, requestedBy: null },
      about: [queue, error].filter((one) => one !== null).join(': '),
      ...{ since, dueAt: dueAfterWait('deadJobs', since) },
    }
  })

function today(backend: MockBackend, asked: EndpointContext<typeof getToday>): Today {
  const { query, visitor, now, role } = asked
  const reader = { id: accountOf(asked)._id, role }
  if (query.queue && !seesQueue(role, query.queue)) throw dutyMissing()
  const seen = queuesOf(role)
  const items = all(backend, asked)
    .filter(({ item }) => seen.includes(item.queue))
    .map((found) => toItem(found, visitor, reader, now))
    .toSorted(compareUrgency)
  const listed = items.filter(({ queue }) => !query.queue || queue === query.queue)
  const after = listed.findIndex((item) => cursorOf(item) === query.cursor)
  if (query.cursor !== undefined && after < 0) throw pageUnknown()
  const page = listed.slice(after + 1, after + 1 + TODAY_PAGE)
  const last = page.at(-1)
  return {
    counts: Object.fromEntries(
      seen.map((queue) => [
        queue,
        Math.min(COUNT_CAP, items.filter((one) => one.queue === queue).length),
      ]),
    ),
    items: page,
    colleagues: colleaguesOf(visitor),
    nextCursor: last && last !== listed.at(-1) ? cursorOf(last) : null,
  }
}

const cursorOf = (item: { queue: Queue; id: string }) => `${item.queue}.${item.id}`

function toItem(
  { item, record }: Found,
  visitor: VisitorState,
  reader: Parameters<typeof offeredActs>[1],
  now: number,
): TodayItem {
  const { requestedBy, ...shown } = item
  const { order, userId = null } = record ?? {}
  const owner = userId === null ? undefined : visitor.accounts.get(userId)?.user
  return {
    ...shown,
    orderId: order?._id ?? null,
    bookingReference: order?.bookingReference ?? null,
    serviceType: order?.serviceType ?? null,
    customer: owner ? (owner.name ?? owner.userName) : null,
    since: new Date(item.since).toISOString(),
    dueAt: new Date(item.dueAt).toISOString(),
    urgency: urgencyOf(item.dueAt, now),
    claim: visitor.claims.get(keyOf(item)) ?? null,
    acts: offeredActs({ ...item, ownerId: userId, requestedBy }, reader),
  }
}
