import { holidayPaymentFor, packageInput, type HolidayBody } from '@jatra/api/testing/holidays'
import { createPackage } from '@jatra/contract/holiday/endpoints'
import { processPayment } from '@jatra/contract/whole-order/checkout-endpoints'
import type { HolidayPackage, PackageInput } from '@jatra/contract/holiday/package'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import { ask, callEndpoint, type Session } from './harness.ts'

/** A new package, and the member of staff who added it. */
export async function addPackage(
  session: Session,
  over: Partial<PackageInput> = {},
): Promise<{ holiday: HolidayPackage; token: string }> {
  const { access_token: token } = await session.staff()
  const body = { ...packageInput, ...over }
  return { holiday: await callEndpoint(session, createPackage, { body }, { token }), token }
}

export function askToReserve(me: SignedIn, body: HolidayBody, idempotencyKey?: string): Request {
  return ask(
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

export function reserve(
  session: Session,
  me: SignedIn,
  body: HolidayBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  return callEndpoint(
    session,
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

/** Adds a package, signs up and reserves it. */
export async function placeHoliday(
  session: Session,
  over: Partial<HolidayBody> = {},
  key?: string,
) {
  const { holiday, token: staffToken } = await addPackage(session)
  const me = await signUp(session)
  const body = holidayPaymentFor(holiday, me.user._id, over)
  return { ...me, ...(await reserve(session, me, body, key)), body, holiday, staffToken, me }
}
