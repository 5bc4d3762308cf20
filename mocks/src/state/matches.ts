import { kindsOf, type FindKind, type FindTerms } from '@jatra/contract/desk/find-terms'
import type { DeskAccount } from '@jatra/contract/desk/found-order'
import { isNameWord, nameWords } from '@jatra/contract/desk/name-words'
import { fullName } from '@jatra/contract/traveler/person-name'
import type { Order } from '@jatra/contract/whole-order/order'
import { contactIn, receivedOf } from './desk-orders.ts'
import { passportsOf } from './order-passports.ts'
import { refundGatewayId } from './refunds.ts'
import type { OrderRecord } from './visitor-state.ts'

/** The first kind by which an order is what is looked for; null where it is not. */
export function matchOf(
  terms: FindTerms,
  record: OrderRecord,
  account: DeskAccount,
): FindKind | null {
  return kindsOf(terms).find((kind) => matches[kind](terms, record, account)) ?? null
}

type Matches = (terms: FindTerms, record: OrderRecord, account: DeskAccount) => boolean

const matches: Record<FindKind, Matches> = {
  bookingId: ({ bookingId }, { order }) => order.bookingReference === bookingId,
  pnr: ({ pnr }, { order }) => order.serviceType === 'flight' && order.booking.reference === pnr,
  ticket: ({ ticket }, { order }) =>
    order.serviceType === 'flight' && order.booking.tickets.some(({ number }) => number === ticket),
  transaction: ({ transaction = [] }, record) =>
    transactionsOf(record).some((id) => id !== null && transaction.includes(id)),
  passport: ({ passport }, record) =>
    passportsOf(record).some((one) => one?.passportNumber === passport),
  phone: ({ phone }, record, account) =>
    [account, ...peopleOf(record)].some((one) => one.phone === phone),
  email: ({ email }, record, account) =>
    [account, ...peopleOf(record)].some((one) => one.email.toLowerCase() === email),
  name: ({ name = [] }, record) =>
    peopleOf(record).some((one) => {
      const words = nameWords(one.name)
      return name.every((typed) => words.some((stored) => isNameWord(stored, typed)))
    }),
}

/** Our ids of its attempts, the gateway's of its payments and refunds. */
function transactionsOf(record: OrderRecord): (string | null)[] {
  return [
    ...record.order.payments.map(({ tranId }) => tranId),
    ...receivedOf(record).flatMap(({ id, gatewayReference }) => [id, gatewayReference]),
    ...record.order.refunds.flatMap(({ id, gatewayReference }) => [
      refundGatewayId(id),
      gatewayReference,
    ]),
  ]
}

/** The contact and those who travel. */
function peopleOf(record: OrderRecord): { name: string; email: string; phone: string }[] {
  return [contactIn(record), ...travelersOf(record.order)]
}

function travelersOf({ travelersData }: Order) {
  if ('address' in travelersData) {
    const { address } = travelersData
    return [{ name: fullName(address), email: address.email, phone: address.number }]
  }
  return travelersData.travelers.map((one) => ({ ...one, name: fullName(one) }))
}
