import { holidayPaymentFor, packageInput, packageWords } from '@jatra/api/testing/holidays'
import { getPackage, listPackages, updatePackage } from '@jatra/contract/holiday/endpoints'
import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { getCalendar, getOrder, listHolidayOrders } from '@jatra/contract/whole-order/endpoints'
import { getVisa, listVisas } from '@jatra/contract/visa/endpoints'
import { englishWordsOf } from '@jatra/contract/visa/visa-in-language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from './actors.ts'
import { ask, callEndpoint, type Harness, type Session } from './harness.ts'
import { addPackage, reserve } from './holidays.ts'
import { pressGatewayButton } from './press-gateway-button.ts'
import { addVisa, visaInput } from './visas.ts'

/** The catalogue speaks the reader's language and no other; what staff have not put in Bangla is shown in English. */
export function runCatalogueLanguages(title: string, open: () => Harness | Promise<Harness>): void {
  describe(`${title}: the language of packages and visas`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    }, 60_000)
    afterAll(() => harness.close())

    const read = async (session: Session, language: string, request: Request) => {
      request.headers.set('accept-language', language)
      return (await session.send(request)).json() as Promise<unknown>
    }

    it('of a package, its list and its order', async () => {
      const session = await harness.openSession()
      const inBangla = packageWords
      const { holiday, token } = await addPackage(session, { inBangla })
      expect(holiday).toMatchObject({ name: packageInput.name, inBangla })
      const params = { id: holiday._id }
      const one = () => ask(getPackage, { params })
      const all = () => ask(listPackages, { query: { limit: 100 } })
      const { inBangla: kept, ...english } = holiday
      expect(kept).toEqual(inBangla)
      const { hotels, ...texts } = inBangla
      expect(await read(session, 'en', one())).toEqual(english)
      const bangla = await read(session, 'bn', one())
      expect(bangla).toMatchObject({
        ...english,
        ...texts,
        hotels: [hotels[0], { ...hotels[1], stars: 3 }],
      })
      expect(bangla).not.toHaveProperty('inBangla')
      expect(await read(session, 'en', all())).toContainEqual(english)
      expect(await read(session, 'bn', all())).toContainEqual(bangla)
      const both = ask(getPackage, { params, query: { languages: 'all' } })
      expect(await read(session, 'bn', both)).toEqual(holiday)

      const me = await signUp(session)
      const userId = me.user._id
      const body = holidayPaymentFor(holiday, userId)
      const { orderId } = await reserve(session, me, body)
      const own = { token: me.access_token }
      const order = () => ask(getOrder, { params: { userId, orderId } }, own)
      const orders = () => ask(listHolidayOrders, { params: { userId }, query: {} }, own)
      // The order keeps what it was sold with.
      await callEndpoint(session, updatePackage, { params, body: { inBangla: null } }, { token })
      expect(await read(session, 'bn', one())).toEqual(english)
      for (const [language, shown] of [
        ['en', english],
        ['bn', { ...english, ...texts }],
      ] as const) {
        const productData = { package: { ...shown, hotels: expect.anything() as unknown } }
        expect(await read(session, language, order())).toMatchObject({ productData })
        expect(await read(session, language, orders())).toMatchObject([{ productData }])
      }
    })

    it('of the calendar file of a holiday: that of the account, whatever the request asks for', async () => {
      const session = await harness.openSession()
      const { holiday } = await addPackage(session, { inBangla: packageWords })
      const me = await signUp(session)
      const userId = me.user._id
      const own = { token: me.access_token }
      const { orderId, url } = await reserve(session, me, holidayPaymentFor(holiday, userId))
      await pressGatewayButton(session, url, 'Pay')
      const calendar = async (asked: string) => {
        const request = ask(getCalendar, { params: { userId, orderId } }, own)
        request.headers.set('accept-language', asked)
        return (await (await session.send(request)).text()).replaceAll('\r\n ', '')
      }
      expect(await calendar('bn')).toContain(`SUMMARY:${packageInput.name}\r\n`)
      const language = { params: { userId }, body: { language: 'bn' as const } }
      await callEndpoint(session, updateLanguage, language, own)
      const bangla = await calendar('en')
      expect(bangla).toContain(`SUMMARY:${packageWords.name}\r\n`)
      expect(bangla).toContain('DESCRIPTION:বুকিং আইডি ')
      expect(bangla).not.toContain('Booking ID')
    })

    it('of a visa', async () => {
      const session = await harness.openSession()
      const inBangla = { ...englishWordsOf(visaInput), name: 'ভিসা', visaList: ['এক', 'দুই'] }
      const { visa } = await addVisa(session, { inBangla })
      const { inBangla: kept, ...english } = visa
      expect(kept).toEqual(inBangla)
      const params = { id: visa._id }
      const one = () => ask(getVisa, { params })
      const all = () => ask(listVisas, { query: {} })
      expect(await read(session, 'en', one())).toEqual(english)
      const bangla = await read(session, 'bn-BD', one())
      expect(bangla).toMatchObject({ name: 'ভিসা', visaList: [{ name: 'এক' }, { name: 'দুই' }] })
      expect(bangla).not.toHaveProperty('inBangla')
      expect(await read(session, 'en', all())).toContainEqual(english)
      expect(await read(session, 'bn', all())).toContainEqual(bangla)
      const both = ask(getVisa, { params, query: { languages: 'all' } })
      expect(await read(session, 'bn', both)).toEqual(visa)
    })
  })
}
