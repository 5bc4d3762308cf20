import assert from 'node:assert/strict'
import { holidayPaymentFor, type HolidayBody } from '@jatra/api/testing/holidays'
import type { HolidayPackage } from '@jatra/contract/holiday/package'
import { getOrder } from '@jatra/contract/whole-order/endpoints'
import type { Order } from '@jatra/contract/whole-order/order'
import { MINUTE_MS } from '@jatra/contract/values/time-units'
import { signUp } from './actors.ts'
import type { ContractCase } from './case.ts'
import { addPackage, reserve } from './holidays.ts'
import { ask, type Session } from './harness.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

/** A group as large as a booking may be; three hold half of the places that a network may. */
const sixty: Partial<HolidayBody> = {
  rooms: { singleRoom: 2, doubleRoom: 10, twinRoom: 10, tripleRoom: 6 },
  people: { adults: 60, child: 0, child2: 0, infants: 0 },
}

/** A contact that no other booking has. */
function contactOf(digit: number): Partial<HolidayBody> {
  const email = `payer${String(digit)}@example.com`
  const number = `+880 171200000${String(digit)}`
  const travelersData = { firstName: 'Karim', lastName: 'Khan', email, number }
  return { travelersData, email, firstName: 'Karim' }
}

async function crowd(session: Session, holiday: HolidayPackage): Promise<void> {
  for (const digit of [1, 2, 3]) {
    const me = await signUp(session)
    const over = { ...sixty, ...contactOf(digit) }
    await reserve(session, me, holidayPaymentFor(holiday, me.user._id, over))
  }
}

/** An order is placed in a network where new accounts hold 180 places. */
const crowded = (name: string, hasPaid: boolean, minutes: number): ContractCase => ({
  endpoint: 'getOrder',
  name,
  answer: 'good',
  request: async (_, session) => {
    const { holiday } = await addPackage(session, { price: 100, seats: 400 })
    const me = await signUp(session)
    const { access_token: token, user } = me
    const body = holidayPaymentFor(holiday, user._id, contactOf(4))
    if (hasPaid) await pressGatewayButton(session, (await reserve(session, me, body)).url, 'Pay')
    await crowd(session, holiday)
    const { orderId } = await reserve(session, me, body)
    return ask(getOrder, { params: { userId: user._id, orderId } }, { token })
  },
  check: (body) => {
    const { createdAt, expiresAt } = body as Order
    assert.equal((Date.parse(expiresAt) - Date.parse(createdAt)) / MINUTE_MS, minutes)
  },
})

export const crowdedNetworkCases: readonly ContractCase[] = [
  crowded('of a new account among many others of its network', false, 15),
  crowded('of an account that has paid before, among many new ones of its network', true, 30),
]
