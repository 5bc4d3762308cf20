import { getOffer, getSearch, searchAirports } from '@jatra/contract/flight/endpoints'
import { drawBookingReference } from '@jatra/contract/order/booking-reference'
import { getOrder, listFlightOrders, verifyBooking } from '@jatra/contract/whole-order/endpoints'
import { verificationSchema } from '@jatra/contract/whole-order/verification'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pay, paymentFor, search, signUp } from './actors.ts'
import { ask, type Harness } from './harness.ts'

const dhaka = {
  en: {
    ...{ name: 'Hazrat Shahjalal International Airport', city: 'Dhaka' },
    ...{ country: 'Bangladesh', countryCode: 'BD' },
  },
  bn: {
    ...{ name: 'হযরত শাহজালাল আন্তর্জাতিক বিমানবন্দর', city: 'ঢাকা' },
    ...{ country: 'বাংলাদেশ', countryCode: 'BD' },
  },
}
const bangkok = { en: 'Suvarnabhumi Airport', bn: 'সুবর্ণভূমি বিমানবন্দর' }

const languages = ['bn', 'en'] as const

/** Places are named in the language that is asked for, in whatever tells of them; codes are the same in all. */
export function runPlaceNames(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: the names of places`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    it('airports, searched and suggested', async () => {
      const session = await harness.openSession()
      for (const language of languages) {
        const headers = { 'accept-language': language }
        for (const [query, first] of [
          [
            { q: 'dacca', limit: 1 },
            { code: 'DAC', ...dhaka[language] },
          ],
          [
            { q: 'ঢাকা', limit: 1 },
            { code: 'DAC', ...dhaka[language] },
          ],
          [
            { country: 'th', limit: 1 },
            { code: 'BKK', name: bangkok[language] },
          ],
        ] as const) {
          const answer = await session.send(ask(searchAirports, { query }, { headers }))
          expect(answer.headers.get('content-language')).toBe(language)
          // Caches keep it for an hour: one for each language.
          expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
          expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language')
          expect(await answer.json()).toEqual([expect.objectContaining(first)])
        }
      }
    })

    it('a search, its offers, an order and its verification', async () => {
      const session = await harness.openSession()
      const me = await signUp(session)
      const found = await search(harness, session)
      const { searchUid } = found
      const { orderId } = await pay(session, me, paymentFor(found, me.user._id))
      const [user, order] = [{ userId: me.user._id }, { userId: me.user._id, orderId }]
      const reference = drawBookingReference(orderId)
      for (const language of languages) {
        const options = { token: me.access_token, headers: { 'accept-language': language } }
        for (const request of [
          ask(getSearch, { params: { searchUid } }, options),
          ask(getOffer, { params: { searchUid, flightId: '1' } }, options),
          ask(getOrder, { params: order }, options),
          ask(listFlightOrders, { params: user, query: {} }, options),
        ]) {
          const answer = await session.send(request)
          expect(answer.headers.get('vary')?.toLowerCase()).toContain('accept-language')
          const locations = `"DAC":${JSON.stringify(dhaka[language])}`
          expect(await answer.text(), request.url).toContain(locations)
        }
        const asked = ask(verifyBooking, { query: { reference, lastName: 'Jahan' } }, options)
        const { flights } = verificationSchema.parse(await (await session.send(asked)).json())
        expect(flights[0]?.from).toEqual({ code: 'DAC', city: dhaka[language].city })
      }
    })
  })
}
