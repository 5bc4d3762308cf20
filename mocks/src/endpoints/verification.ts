import { verifyBooking } from '@jatra/contract/whole-order/endpoints'
import { bookingNotFound } from '@jatra/contract/order/order-errors'
import { hasReference, isNamedIn, verificationOf } from '@jatra/contract/whole-order/verification'
import { orderWithPlacesIn } from '@jatra/contract/whole-order/place-in'
import type { HttpHandler } from 'msw'
import { languageOfAnswer, type Answer } from '../answer.ts'
import { demoAccounts } from '../accounts.ts'
import type { MockBackend } from '../mock-backend.ts'
import { bringUpToDate } from '../state/orders.ts'
import { seedOrders, userIdOf } from '../state/seed.ts'

/** Checks a booking without an account: among the visitor's orders, and the earlier ones of every demo account. */
export function verificationHandlers(answer: Answer, backend: MockBackend): HttpHandler[] {
  return [
    answer(verifyBooking, (asked) => {
      const { query, visitor, now } = asked
      for (const account of demoAccounts) seedOrders(backend, visitor, userIdOf(account))
      bringUpToDate(visitor, now)
      const record = [...visitor.orders.values()]
        .reverse()
        .find(
          ({ order }) => hasReference(order, query.reference) && isNamedIn(order, query.lastName),
        )
      if (!record) throw bookingNotFound()
      return verificationOf(orderWithPlacesIn(languageOfAnswer(asked), record.order), now)
    }),
  ]
}
