import { roomTypes } from '@jatra/contract/order/rooms'
import type { Cancellation } from '@jatra/contract/order/cancellation'
import type { Order } from '@jatra/contract/whole-order/order'
import { openCancellation } from '@jatra/contract/order/own-cancellations'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { orders } from '~/messages/orders.ts'
import { inWords, roomsOf, travelerName } from './cancellation-words.ts'

const copy = orders.cancellation.waits

/**
 * The cancellation that waits for a colleague, in words without a full stop: who leaves, how much comes back and by when.
 * Null where none waits.
 */
export function waitsInWords(order: Order): string | null {
  const open = openCancellation(order.cancellations)
  if (open?.status !== 'needs_person') return null
  const asked = askedOf(order, open)
  const { refund, dueBy } = open
  if (refund === null) return copy.unknown(asked)
  const amount = formatBdt(refund)
  return refund > 0 && dueBy
    ? copy.back(asked, amount, formatDate(dueBy))
    : copy.backSome(asked, amount)
}

function askedOf(order: Order, { travelerIds, stay }: Cancellation): string {
  if (order.serviceType === 'flight' && travelerIds) {
    return copy.leaving(inWords(travelerIds.map((id) => travelerName(order, id))))
  }
  if (!stay) return copy.whole
  const given = roomTypes.flatMap((item) => {
    const count = stay.rooms[item]
    return count > 0 ? [{ item, count }] : []
  })
  return copy.givingBack(roomsOf(given))
}
