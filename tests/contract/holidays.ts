import { holidayPaymentFor, packageInput, type HolidayBody } from '@jatra/api/testing/holidays'
import { createPackage } from '@jatra/contract/holiday/endpoints'
import { processPayment } from '@jatra/contract/payment/endpoints'
import type { HolidayPackage, PackageInput } from '@jatra/contract/holiday/package'
import type { SignedIn } from '@jatra/contract/account/user'
import { signUp } from './actors.ts'
import { ask, tell, type Stage } from './stage.ts'

/** A package that nobody else has seen, and the member of staff who added it. */
export async function addPackage(
  stage: Stage,
  over: Partial<PackageInput> = {},
): Promise<{ holiday: HolidayPackage; token: string }> {
  const { access_token: token } = await stage.staff()
  const body = { ...packageInput, ...over }
  return { holiday: await tell(stage, createPackage, { body }, { token }), token }
}

export function askToReserve(me: SignedIn, body: HolidayBody, idempotencyKey?: string): Request {
  return ask(
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

export function reserve(
  stage: Stage,
  me: SignedIn,
  body: HolidayBody,
  idempotencyKey?: string,
): Promise<{ url: string; orderId: string }> {
  return tell(
    stage,
    processPayment,
    { params: { paymentType: body.paymentType }, body },
    { token: me.access_token, idempotencyKey },
  )
}

/** Adds a package, signs up and reserves it. */
export async function placeHoliday(stage: Stage, over: Partial<HolidayBody> = {}, key?: string) {
  const { holiday, token: staffToken } = await addPackage(stage)
  const me = await signUp(stage)
  const body = holidayPaymentFor(holiday, me.user._id, over)
  return { ...me, ...(await reserve(stage, me, body, key)), body, holiday, staffToken, me }
}
