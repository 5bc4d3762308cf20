import assert from 'node:assert/strict'
import type { HolidayBody } from '@jatra/api/testing/holidays'
import { holidayPaymentFor } from '@jatra/api/testing/holidays'
import { confirmHoliday } from '@jatra/contract/holiday/confirm-holiday'
import type { PackageInput } from '@jatra/contract/holiday/package'
import { saveHolidayTraveler } from '@jatra/contract/holiday/traveler-endpoint'
import type { EndpointInput } from '@jatra/contract/http/endpoint'
import type { Problem } from '@jatra/contract/http/problem'
import {
  cancelOrder,
  getOrder,
  listOrderEmails,
  quoteCancellation,
} from '@jatra/contract/whole-order/endpoints'
import { releaseOrder } from '@jatra/contract/whole-order/checkout-endpoints'
import { signUp, traveler } from './actors.ts'
import type { ContractCase } from './case.ts'
import { ask, callEndpoint, type Session } from './harness.ts'
import { addPackage, reserve } from './holidays.ts'
import { pressGatewayButton } from './press-gateway-button.ts'

export type Who = { token: string }
export type Body = EndpointInput<typeof saveHolidayTraveler>['body']

/** A package across a border, with flights in the price. */
export const abroad: Partial<PackageInput> = {
  package: 'Nepal',
  packageIncludes: [{ include1: 'Return flight, two nights', include2: 'Tips' }],
}

const couple: Partial<HolidayBody> = {
  rooms: { singleRoom: 0, doubleRoom: 1, twinRoom: 0, tripleRoom: 0 },
  people: { adults: 2, child: 0, child2: 0, infants: 1 },
}

export const home = { firstName: 'নুসরাত', lastName: 'জাহান', age: 31 }
export const withPassport = traveler

export interface Booked {
  paid?: boolean
  package?: Partial<PackageInput>
  body?: Partial<HolidayBody>
}

/** A couple with a baby who have reserved a holiday. */
export async function booked(session: Session, { paid = true, ...of }: Booked = {}) {
  const { holiday } = await addPackage(session, of.package)
  const me = await signUp(session)
  const body = holidayPaymentFor(holiday, me.user._id, { ...couple, ...of.body })
  const { orderId, url } = await reserve(session, me, body)
  if (paid) await pressGatewayButton(session, url, 'Pay')
  const token = { token: me.access_token }
  const params = { userId: me.user._id, orderId }
  const inPlace = (position: number) => ({ ...params, position })
  return {
    ...{ orderId, params, token },
    read: () => callEndpoint(session, getOrder, { params }, token),
    names: (position: number, named: Body, who: Partial<Who> = token) =>
      ask(saveHolidayTraveler, { params: inPlace(position), body: named }, who),
    name: (position: number, named: Body) =>
      callEndpoint(session, saveHolidayTraveler, { params: inPlace(position), body: named }, token),
    kinds: async () =>
      (await callEndpoint(session, listOrderEmails, { params }, token)).map(({ kind }) => kind),
    async cancel() {
      const quoted = { params, body: {} }
      const { quoteId } = await callEndpoint(session, quoteCancellation, quoted, token)
      await callEndpoint(session, cancelOrder, { params, body: { quoteId } }, token)
    },
    release: () => callEndpoint(session, releaseOrder, { params }, token),
  }
}
export type BookedHoliday = Awaited<ReturnType<typeof booked>>

export const references = { hotel: 'TG-4711', guide: 'Karim, 01711-000000' }
export const confirms = (orderId: string, who?: Partial<Who>, body = {}) =>
  ask(confirmHoliday, { params: { orderId }, body: { ...references, ...body } }, who)

/** A refusal at these fields. */
export const at =
  (...fields: string[]): ContractCase['check'] =>
  (body) =>
    assert.deepEqual(Object.keys((body as Problem).errors ?? {}).sort(), fields.sort())
