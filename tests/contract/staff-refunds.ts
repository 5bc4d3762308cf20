import type { SignedIn } from '@jatra/contract/account/user'
import type { StaffRole } from '@jatra/contract/http/duties'
import type { StaffRefundDetail } from '@jatra/contract/whole-order/staff-refund'
import {
  approveRefund,
  listRefunds,
  requestRefund,
} from '@jatra/contract/whole-order/staff-refund-endpoints'
import { getOrder, listOrderEmails } from '@jatra/contract/whole-order/endpoints'
import assert from 'node:assert/strict'
import { pay, paymentFor, search, signUp } from './actors.ts'
import { callEndpoint, type Harness, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

/** The token of a member of staff. */
export const by = async (session: Session, role: StaffRole) => ({
  token: (await session.staff(role)).access_token,
})

export const byCustomer = async (session: Session) => ({
  token: (await signUp(session)).access_token,
})

/** An order whose payer's first name chooses what the sandbox does with its refunds. */
export async function placeAs(
  harness: Harness,
  session: Session,
  firstName: string,
  payer?: SignedIn,
) {
  const me = payer ?? (await signUp(session))
  const body = paymentFor(await search(harness, session), me.user._id)
  const travelersData = body.travelersData.map((one) => ({ ...one, firstName }))
  const changes = { firstName, travelersData, paymentType: 'sslCommerz' as const }
  const placed = await pay(session, me, { ...body, ...changes })
  const params = { userId: me.user._id, orderId: placed.orderId }
  const read = () => callEndpoint(session, getOrder, { params }, { token: me.access_token })
  const emails = async () => {
    const list = await callEndpoint(
      session,
      listOrderEmails,
      { params },
      { token: me.access_token },
    )
    return list.map(({ kind }) => kind)
  }
  return { ...placed, me, read, emails }
}

/** A paid order. */
export async function paidOrder(harness: Harness, session: Session, payer?: SignedIn) {
  const order = await placeAs(harness, session, 'Nusrat', payer)
  await pressGatewayButton(session, order.url, 'Pay')
  return { ...order, price: (await order.read()).price }
}

/** A payment that came too late and is on its way back; `Norefund` is not taken back by the sandbox. */
export async function lateRefund(
  harness: Harness,
  session: Session,
  firstName = 'Nusrat',
  payer?: SignedIn,
) {
  const order = await placeAs(harness, session, firstName, payer)
  await session.advance(31)
  await pressGatewayButton(session, order.url, 'Pay')
  await session.advance(2)
  const { refunds, bookingReference } = await order.read()
  assert(refunds[0], 'it goes back')
  return { ...order, refund: refunds[0], bookingReference }
}

/** A refund that the gateway did not take: it waits for a person. */
export async function refusedRefund(harness: Harness, session: Session, payer?: SignedIn) {
  const late = await lateRefund(harness, session, 'Norefund', payer)
  assert(late.refund.status === 'needs_person', `it waits for a person: ${late.refund.status}`)
  return late
}

/** A refund that a member of staff has asked for. */
export async function askedRefund(
  harness: Harness,
  session: Session,
  role: StaffRole = 'agent',
  payer?: SignedIn,
): Promise<StaffRefundDetail> {
  const { orderId } = await paidOrder(harness, session, payer)
  const body = { amount: 500, reason: 'goodwill' as const, note: 'Waited two hours on the phone' }
  return callEndpoint(
    session,
    requestRefund,
    { params: { orderId }, body },
    await by(session, role),
  )
}

/** Gives something of a paid order back by hand: an agent asks for it, and finance approves it. */
export async function refundByHand(session: Session, orderId: string, amount: number) {
  const body = { amount, reason: 'goodwill' as const, note: 'The plane was late twice' }
  const asked = { params: { orderId }, body }
  const { id } = await callEndpoint(session, requestRefund, asked, await by(session, 'agent'))
  const approval = { params: { refundId: id } }
  return callEndpoint(session, approveRefund, approval, await by(session, 'finance'))
}

/** How staff see a refund in the list. */
export async function listed(session: Session, bookingReference: string) {
  const query = { q: bookingReference }
  return callEndpoint(session, listRefunds, { query }, await by(session, 'agent'))
}
