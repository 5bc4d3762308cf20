import { expect, it } from 'vitest'
import { checkFlightPrice } from '@jatra/contract/flight/flight-quote'
import { offerTakenBy } from '@jatra/contract/flight/flight-errors'
import { soldOut } from '@jatra/contract/holiday/holiday-validation'
import { DomainError } from '@jatra/contract/http/problem'
import { replacedIsPaid } from '@jatra/contract/order/order-errors'
import { orderErrorAnswer } from './order-error.server.ts'

const submission = { reply: () => ({ initialValue: {}, status: 'error' as const }) }

const answerTo = (error: DomainError, kind: 'flight' | 'holidays') =>
  orderErrorAnswer(error, submission, { sent: 100, kind, reply: {} }).data

const own = [{ orderId: 'o1', bookingReference: 'K7M2-9QXD', people: 8 }]

it.each([
  ['a full day', 'holidays', soldOut(6, '2027-01-01', { wanted: 8, own })],
  ['a flight', 'flight', offerTakenBy('o1', 'K7M2-9QXD')],
] as const)('%s that an own booking takes up leads to that booking', (_, kind, error) => {
  const answer = answerTo(error, kind)
  expect(answer.gone).toBe(false)
  expect(answer.bookings).toEqual({
    ...{ href: `/app/account/bookings/${kind}/o1`, label: 'See my booking' },
  })
})

it('a price that changed is told beside the one that the form sent, which comes first', () => {
  const answer = answerTo(
    thrownBy(() => checkFlightPrice(100, { total: 130 })),
    'flight',
  )
  expect(answer.newPrice).toEqual({ was: 100, is: 130 })
})

it('an order that is paid leads to the page after the payment', () => {
  const { bookings } = answerTo(replacedIsPaid('o1', 'K7M2-9QXD'), 'flight')
  expect(bookings?.href).toBe('/payment/return/o1')
})

it('a day that others have filled leads to no booking', () => {
  const error = soldOut(6, '2027-01-01', { wanted: 8, own: [] })
  expect(answerTo(error, 'holidays').bookings).toBeNull()
})

function thrownBy(check: () => void): DomainError {
  try {
    check()
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('Nothing was thrown')
}
