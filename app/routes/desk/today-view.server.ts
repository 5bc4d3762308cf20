import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { COUNT_CAP, type Today, type TodayItem } from '@jatra/contract/desk/today'
import { getToday } from '@jatra/contract/desk/today-endpoints'
import { queues, seesQueue, type Queue } from '@jatra/contract/desk/today-queues'
import { DomainError } from '@jatra/contract/http/problem'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { deskToday as copy } from '~/messages/desk-today.ts'
import { formatBdt, formatDate, formatTime } from '~/messages/format.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'
import type { Colleague } from '~/server/guards/require-staff.server.ts'
import { clockOf } from './clock.ts'

/** What waits at this address: of one queue or of all, a page of it, and the item that is open. */
export async function todayAt({ request, context }: LoaderFunctionArgs, me: Colleague) {
  const { searchParams } = new URL(request.url)
  const named = searchParams.get('queue')
  const queue = queues.find((one) => one === named && seesQueue(me.role, one))
  const cursor = searchParams.get('cursor') ?? undefined
  // A queue of another duty, as of a link that a colleague sent, is none of theirs.
  if (named !== null && !queue) throw redirect('/desk')
  const today = await context.api
    .call(getToday, { query: { queue, cursor } })
    .catch((error: unknown) => {
      if (error instanceof DomainError && error.status === 400) throw redirect(addressOf({ queue }))
      return orUnavailable(error)
    })
  const now = context.now()
  const at = { queue, cursor }
  const open = today.items.find((item) => keyOf(item) === searchParams.get('item'))
  const { nextCursor } = today
  return {
    queue: queue ?? null,
    tabs: tabsOf(today, me),
    rows: today.items.map((item) => viewRow(item, me, now, at)),
    open: open ? viewItem(open, today, me, now, at) : null,
    older: nextCursor === null ? null : addressOf({ queue, cursor: nextCursor }),
    newest: cursor === undefined ? null : addressOf({ queue }),
  }
}

export type TodayView = Awaited<ReturnType<typeof todayAt>>
export type TodayItemView = NonNullable<TodayView['open']>

/** What an address says. */
interface Place {
  queue?: Queue | undefined
  cursor?: string | undefined
  item?: string | undefined
}

function addressOf(place: Place): string {
  const given = Object.entries(place).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return given.length === 0 ? '/desk' : `/desk?${new URLSearchParams(given)}`
}

/** Names an item among those of all queues. */
const keyOf = ({ queue, id }: Pick<TodayItem, 'queue' | 'id'>) => `${queue}.${id}`

function tabsOf({ counts }: Today, me: Colleague) {
  const counted = queues.filter((queue) => seesQueue(me.role, queue))
  return [
    { id: 'all', label: copy.all, href: '/desk', count: null },
    ...counted.map((queue) => {
      const count = counts[queue] ?? 0
      return {
        id: queue,
        label: copy.queues[queue],
        href: addressOf({ queue }),
        count: { shown: count >= COUNT_CAP ? copy.many : copy.count(count), isNone: count === 0 },
      }
    }),
  ]
}

/** The words of a queue's own for why an item waits. */
function reasonOf({ queue, reason }: TodayItem): string {
  const words: Readonly<Record<string, string>> = copy.reasons[queue]
  return words[reason] ?? reason
}

const tones = { late: 'critical', soon: 'warning', later: null } as const

function viewRow(item: TodayItem, me: Colleague, now: number, at: Place) {
  const { queue, amount, claim, urgency } = item
  return {
    id: keyOf(item),
    href: addressOf({ ...at, item: keyOf(item) }),
    reason: reasonOf(item),
    queue: copy.queues[queue],
    bookingReference: item.bookingReference ?? '',
    customer: item.customer ?? '',
    amount: amount === null ? '' : formatBdt(amount),
    clock: clockOf(item.dueAt, now),
    tone: tones[urgency],
    who: claim ? (claim.by === me.id ? copy.you : claim.name) : copy.nobody,
  }
}

function viewItem(item: TodayItem, today: Today, me: Colleague, now: number, at: Place) {
  const { queue, id, claim, acts, about, orderId, serviceType } = item
  const { facts } = copy.item
  const row = viewRow(item, me, now, at)
  const isMine = claim?.by === me.id
  return {
    ...{ queue, id, acts, orderId, isMine },
    title: row.reason,
    queueName: row.queue,
    bookingReference: item.bookingReference,
    amount: row.amount,
    isComplete: item.reason === 'complete',
    close: addressOf(at),
    who: row.who,
    /** Who has it, where that is a colleague. */
    heldBy: claim && !isMine ? { id: claim.by, name: claim.name } : null,
    mayTake: claim === null || (me.role === 'manager' && !isMine),
    clock: row.clock,
    tone: row.tone,
    facts: [
      ...(serviceType ? [[facts.kind, copy.kinds[serviceType]] as const] : []),
      ...(item.customer ? [[facts.customer, item.customer] as const] : []),
      ...(row.amount ? [[facts.amount, row.amount] as const] : []),
      [facts.since, dateAndTime(item.since)] as const,
      [facts.due, dateAndTime(item.dueAt)] as const,
      [facts.who, row.who] as const,
      ...(about === null ? [] : [[facts.about, about] as const]),
    ],
    colleagues: today.colleagues
      .filter(({ _id, role }) => _id !== me.id && seesQueue(role, queue))
      .map(({ _id, userName }) => ({ value: _id, label: userName })),
  }
}

const dateAndTime = (instant: string) =>
  `${formatDate(todayInDhaka(Date.parse(instant)))}, ${formatTime(instant)}`
