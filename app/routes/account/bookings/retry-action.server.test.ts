import { expect, it } from 'vitest'
import type { Endpoint } from '@jatra/contract/http/endpoint'
import type { FlightOrder } from '@jatra/contract/flight/flight-order'
import type { VisaOrder } from '@jatra/contract/visa/visa-order'
import type { AppContext } from '~/server/context.server.ts'
import { findRetryAction } from './retry-action.server.ts'

const inEnglish = ['Tourist e-Visa, single entry', 'Tourist e-Visa, multiple entry']
const inBangla = ['ট্যুরিস্ট ই-ভিসা, একবার প্রবেশ', 'ট্যুরিস্ট ই-ভিসা, একাধিকবার প্রবেশ']
const visa = {
  _id: 'v1',
  visaList: inEnglish.map((name) => ({ name })),
  inBangla: { visaList: inBangla },
}

const application = (plan: string | undefined, over: object = {}) =>
  ({
    _id: 'old',
    serviceType: 'visa',
    paymentStatus: 'failed',
    createdAt: '2026-11-01T06:00:00.000Z',
    travelers: 1,
    productData: { visa: { country: 'Thailand' } },
    travelersData: {
      selectedPlan: { name: plan },
      travelers: [{ firstName: 'Nusrat', lastName: 'Jahan', nationality: 'BD' }],
    },
    ...over,
  }) as unknown as VisaOrder

/** A page in Bangla, with the API's answers and the account's orders. */
const contextOf = (orders: VisaOrder[]) => {
  const answers: Record<string, unknown> = {
    listVisas: [{ ...visa, visaList: inBangla.map((name) => ({ name })) }],
    getVisa: visa,
    listVisaOrders: orders,
  }
  const call = ({ name }: Endpoint) => Promise.resolve(answers[name])
  return { api: { call }, session: { user: { _id: 'u1' } } } as unknown as AppContext
}

it.each([
  ['English', inEnglish[1]],
  ['Bangla', inBangla[1]],
])('an application with a plan in %s is bought again as it was', async (_, plan) => {
  expect(await findRetryAction(application(plan), contextOf([]))).toMatchObject({
    same: true,
    href: '/visaBookSchedule/1?country=Thailand&nationality=BD&travelers=1&again=old',
  })
})

it('one that was sold in English alone is known in a later one in Bangla', async () => {
  const newer = { _id: 'new', paymentStatus: 'success', createdAt: '2026-11-20T06:00:00.000Z' }
  const old = application(inEnglish[1])
  const found = (plan: string | undefined) =>
    findRetryAction(old, contextOf([application(plan, newer), old]))
  expect(await found(inBangla[1])).toMatchObject({
    same: false,
    href: '/app/account/bookings/visa/new',
  })
  expect(await found(inBangla[0])).toMatchObject({ same: true })
})

it.each([
  ['failed its payment', { status: 'none', failure: null, reference: null }, true],
  [
    'was refused for a name',
    { status: 'failed', failure: 'passenger_refused', reference: null },
    true,
  ],
  ['was given back', { status: 'failed', failure: 'released', reference: 'K7M2QX' }, false],
  ['lapsed', { status: 'failed', failure: 'hold_lapsed', reference: 'K7M2QX' }, false],
])(
  'a flight that %s is offered again only where the airline takes it',
  async (_, booking, same) => {
    const legs = [{ from: 'DAC', to: 'CXB', date: '2026-12-01' }]
    const query = {
      legs,
      tripType: 'oneWay',
      adults: 1,
      children: 0,
      infants: 0,
      travelClass: 'ECONOMY',
    }
    const order = {
      ...{ _id: 'old', serviceType: 'flight', paymentStatus: 'failed', booking },
      productData: { searchUid: 'search-1', offer: { id: '2' }, query },
    } as unknown as FlightOrder
    const call = ({ name }: Endpoint) => Promise.resolve(name === 'listFlightOrders' ? [] : {})
    const context = { api: { call }, session: { user: { _id: 'u1' } } } as unknown as AppContext
    expect(await findRetryAction(order, context)).toMatchObject(
      same
        ? { same, href: '/flight/booking/?searchId=search-1&index=2&again=old' }
        : { same, href: expect.stringMatching(/^\/flight\/search/) as string },
    )
  },
)
