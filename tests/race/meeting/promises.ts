import { outbox } from '@jatra/api/db/schema'
import { isBesidePrice } from '@jatra/contract/order/refund'
import { formatBdt } from '@jatra/contract/values/money'
import type { Rows } from './rows.ts'
import type { World } from './world.ts'

/** "BDT 7,200 go back": what an email promises. */
const PROMISED = /(\S+?[\d,]+) go back/g

/** What emails that were sent say, and the rows do not. */
export async function falsePromises({ database, processes }: World, rows: Rows): Promise<string[]> {
  const events = new Map((await database.select().from(outbox)).map(({ id, event }) => [id, event]))
  const sent = processes.flatMap(({ emails }) => emails)
  return sent.flatMap(({ id, text }) => {
    const [kind = '', , of = ''] = (events.get(id) ?? '').split(':')
    const wrong = kind.startsWith('refund_')
      ? wrongAboutRefund(kind, of, text, rows)
      : [...wrongAboutOrder(kind, text, rows), ...sumsWithoutRefund(text, rows)]
    return wrong.map((why) => `the email ${kind}: ${why}`)
  })
}

function wrongAboutRefund(kind: string, id: string, text: string, { refunds }: Rows): string[] {
  const refund = refunds.find((one) => one.id === id)
  if (!refund) return ['there is no such refund']
  const { amount, status, approvedAt, sentAt, confirmedAt } = refund
  const holds: Record<string, boolean> = {
    refund_approved: approvedAt !== null,
    refund_requested: approvedAt !== null,
    refund_sent: sentAt !== null,
    refund_confirmed: confirmedAt !== null && status === 'confirmed',
  }
  return [
    ...(text.includes(formatBdt(amount)) || kind === 'refund_bank_given'
      ? []
      : [`it does not name ${String(amount)}`]),
    ...(status === 'declined' ? ['it was declined'] : []),
    ...(holds[kind] === false ? [`it is ${status}`] : []),
  ]
}

function wrongAboutOrder(kind: string, text: string, rows: Rows): string[] {
  const { order, booking, refunds } = rows
  const isPaid = order.paymentStatus === 'success'
  if (kind === 'payment_confirmed' && !isPaid) return ['the order is not paid']
  if (['payment_failed', 'hold_ended'].includes(kind) && isPaid) return ['the order is paid']
  if (kind === 'flight_failed' && booking?.status !== 'failed') return ['the booking stands']
  if (kind === 'flight_cancelled' && booking?.status !== 'cancelled') return ['the booking stands']
  if (!text.includes('the whole price goes back')) return []
  if (kind === 'payment_confirmed') return []
  const back = refunds
    .filter(({ reason, status }) => !isBesidePrice(reason) && status !== 'declined')
    .reduce((sum, { amount }) => sum + amount, 0)
  return back < order.price ? [`${String(back)} of the price go back`] : []
}

/** A sum that is promised is a refund's. */
function sumsWithoutRefund(text: string, { refunds }: Rows): string[] {
  const amounts = refunds
    .filter(({ status }) => status !== 'declined')
    .map(({ amount }) => formatBdt(amount))
  return [...text.matchAll(PROMISED)]
    .map(([, sum = '']) => sum)
    .filter((sum) => !amounts.includes(sum))
    .map((sum) => `${sum} do not go back`)
}
