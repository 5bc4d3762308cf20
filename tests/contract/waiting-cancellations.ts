import assert from 'node:assert/strict'
import type { SignedIn } from '@jatra/contract/account/user'
import { cancelOrder, getOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import { signUp } from './actors.ts'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { callEndpoint, type Harness, type Session } from './harness.ts'
import { addPackage, reserve } from './holidays.ts'
import { paidFlight, travelersOf } from './paid-flight.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

/** One of two leaves a flight, which a colleague takes out at the airline. What it brings was shown. */
export async function waitingPart(harness: Harness, session: Session) {
  const { quote, asksCancel, read } = await paidFlight(harness, session)
  const [one] = travelersOf(await read())
  const { quoteId: id, refund } = await quote({ travelerIds: [one] })
  const answer = await session.send(asksCancel(id))
  assert(answer.status === 200 && refund !== null, 'it is asked for')
  return { id, read, shown: refund }
}

/** A holiday that was sold without a rule: no amount was shown. */
export async function waitingHoliday(session: Session, payer?: SignedIn) {
  const { holiday } = await addPackage(session, { refundSteps: undefined })
  const me = payer ?? (await signUp(session))
  const { url, orderId } = await reserve(session, me, holidayPaymentFor(holiday, me.user._id))
  await pressGatewayButton(session, url, 'Pay')
  const params = { userId: me.user._id, orderId }
  const token = { token: me.access_token }
  const quote = () => callEndpoint(session, quoteCancellation, { params, body: {} }, token)
  const { quoteId: id, refund } = await quote()
  assert(refund === null, 'nobody knows yet')
  const cancelled = await callEndpoint(
    session,
    cancelOrder,
    { params, body: { quoteId: id } },
    token,
  )
  return {
    ...{ id, me, quote, askedAt: cancelled.askedAt },
    read: () => callEndpoint(session, getOrder, { params }, token),
  }
}
