import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { CancellationChoice } from '@jatra/contract/order/cancellation'
import { cancelOrder, getOrder, quoteCancellation } from '@jatra/contract/whole-order/endpoints'
import { pay, paymentFor, search, signUp } from './actors.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

/** A paid flight of two adults, ticketed unless its airline is still to be asked. */
export async function paidFlight(
  harness: Harness,
  session: Session,
  lastName = 'Jahan',
  ticketed = true,
) {
  const me = await signUp(session)
  const body = paymentFor(await search(harness, session, { adults: 2 }), me.user._id)
  const travelersData = body.travelersData.map((one) => ({ ...one, lastName }))
  const { url, orderId } = await pay(session, me, { ...body, travelersData })
  await pressGatewayButton(session, url, 'Pay')
  if (ticketed) for (const minutes of [0, 1, 1, 1]) await session.advance(minutes)
  const params = { userId: me.user._id, orderId }
  const token = me.access_token
  const read = () =>
    callEndpoint(session, getOrder, { params }, { token }).then((order) => order as FlightOrder)
  const quote = (body: CancellationChoice = {}) =>
    callEndpoint(session, quoteCancellation, { params, body }, { token })
  const asksQuote = (body: CancellationChoice = {}) =>
    ask(quoteCancellation, { params, body }, { token })
  const asksCancel = (quoteId: string) => ask(cancelOrder, { params, body: { quoteId } }, { token })
  return { params, token, read, quote, asksQuote, asksCancel }
}

/** The travellers of a flight by the offer's `travelerId`s. */
export const travelersOf = ({ travelersData }: FlightOrder): [string, ...string[]] => {
  const [first = '', ...others] = travelersData.travelers.map(({ travelerId }) => travelerId)
  return [first, ...others]
}
