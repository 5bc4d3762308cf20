import { checkLedger } from '@jatra/api/domain/reconciliation/check-ledger'
import { isOwed } from '@jatra/contract/order/refund'
import { DAY_MS } from '@jatra/contract/values/time-units'
import { falsePromises } from './promises.ts'
import { readRows, type Rows } from './rows.ts'
import type { World } from './world.ts'

/** What the logs must never say. */
const IMPOSSIBLE = [
  ...['request_failed', 'sweep_failed', 'refund_exceeds_payment', 'payment_rejected'],
  ...['supplier_order_missing', 'reconciliation_failed'],
]

const sumOf = (all: readonly { amount: number }[]) =>
  all.reduce((sum, { amount }) => sum + amount, 0)

/** @returns what is wrong once nothing is left to be done; empty when all is right */
export async function faultsOf(world: World): Promise<string[]> {
  const rows = await readRows(world)
  const ledger = await checkLedger(world.database)
  const lines = world.processes.flatMap(({ log }) => log)
  return [
    ...ledger.map((fault) => `the ledger: ${JSON.stringify(fault)}`),
    ...lines.filter((line) => IMPOSSIBLE.some((event) => line.includes(`"event":"${event}"`))),
    ...openAttempts(rows, world.now()),
    ...paymentsAstray(rows),
    ...moneyForNothing(rows),
    ...(await falsePromises(world, rows)),
  ]
}

function openAttempts({ attempts }: Rows, now: number): string[] {
  return attempts
    .filter(({ status, createdAt }) => status === 'pending' && now - createdAt.getTime() > DAY_MS)
    .map(({ tranId }) => `attempt ${tranId} is open after a day`)
}

/** Each payment pays the order or goes back whole, and no more than it goes back. */
function paymentsAstray({ order, payments, refunds: stored }: Rows): string[] {
  const settled = payments.filter(({ outcome }) => outcome === 'settled')
  const owed = stored.filter(isOwed)
  return [
    ...(settled.length === (order.paymentStatus === 'success' ? 1 : 0)
      ? []
      : [`${String(settled.length)} payments pay an order that is ${order.paymentStatus}`]),
    ...payments.flatMap(({ valId, amount, outcome }) => {
      const back = sumOf(owed.filter((refund) => refund.valId === valId))
      if (back > amount) return [`${String(back)} of ${String(amount)} go back`]
      if (outcome === 'held') return [`a payment is held still, and the order is over`]
      return outcome === 'refund_due' && back < amount
        ? [`a payment that is due does not go back`]
        : []
    }),
  ]
}

/** Money is kept with a ticket, a place or an application, or as a cancellation said. */
function moneyForNothing({ booking, money, cancellations: stored }: Rows): string[] {
  const done = stored.filter(({ status }) => status === 'done')
  const isPart = ({ travelerIds, stay }: Rows['cancellations'][number]) => travelerIds ?? stay
  const ended = done.some((one) => !isPart(one))
  const flies = !booking || ['ticketed', 'change_pending'].includes(booking.status)
  if (flies && !ended) return []
  const agreed = done.reduce((sum, { kept }) => sum + (kept ?? 0), 0)
  return money.kept > agreed
    ? [
        `${String(money.kept)} are kept for ${booking?.status ?? 'nothing'}, agreed ${String(agreed)}`,
      ]
    : []
}
