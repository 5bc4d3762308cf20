import { describe, expect, it, vi } from 'vitest'
import { orders } from '../db/schema.ts'
import { signUp } from '../testing/booking.ts'
import { fakeSslCommerz } from '../testing/fake-sslcommerz.ts'
import { problemOf } from '../testing/problem-of.ts'
import { createTestApi, jsonInit } from '../testing/test-api.ts'
import { useTestDatabase } from '../testing/test-database.ts'
import { applicant, insertVisa, visaPaymentFor } from '../testing/visas.ts'

// A database in memory takes what it takes on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const database = useTestDatabase()

/** Sends an application as no client of ours would. @returns its problem */
async function refused(
  changes: Record<string, unknown>,
  visaChanges: Parameters<typeof insertVisa>[1] = {},
) {
  const visa = await insertVisa(database.db, visaChanges)
  const api = createTestApi(database, { gateways: { sslcommerz: fakeSslCommerz().gateway } })
  const visitor = await signUp(api.client)
  const answer = await api.send(
    'POST',
    '/api/payment/payment-process/bkash',
    jsonInit(
      { ...visaPaymentFor(visa, visitor.userId), ...changes },
      { authorization: `Bearer ${visitor.token}` },
    ),
  )
  const problem = await problemOf(answer)
  expect(await database.db.select().from(orders)).toEqual([])
  expect(api.log.filter((line) => line.includes('request_failed'))).toEqual([])
  return problem
}

const of = (changes: Record<string, unknown>) => ({
  travelersData: [{ ...applicant(), ...changes }],
})
const tooMuch = 2 ** 53
const huge = 'x'.repeat(100_000)
const eleven = Array.from({ length: 11 }, (_, at) => `document-${at}`)

describe('an application that no client of ours would send', () => {
  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'an option before the first',
      { selectedPlan: { index: -1, name: 'Single entry' } },
      ['selectedPlan.index'],
    ],
    [
      'an option beyond numbers',
      { selectedPlan: { index: tooMuch, name: 'x' } },
      ['selectedPlan.index'],
    ],
    ['an option in words', { selectedPlan: 'Single entry' }, ['selectedPlan']],
    [
      'an option whose name is a list',
      { selectedPlan: { index: 0, name: ['Single entry'] } },
      ['selectedPlan.name'],
    ],
    ['a very long option', { selectedPlan: { index: 0, name: huge } }, ['selectedPlan.name']],
    ['a price beyond numbers', { price: 1e308 }, ['price']],
    ['a price below nothing', { price: -1 }, ['price']],
    ['half a taka', { price: 6_651.5 }, ['price']],
    ['a price in a string', { price: '6651' }, ['price']],
    ['no option price', { productData: {} }, ['productData.price']],
    ['a very long id', { productId: huge }, ['productId']],
    ['a number for an id', { productId: 7 }, ['productId']],
    ['a traveller that is a list', { travelersData: [[]] }, ['travelersData.0']],
    ['travellers that are an object', { travelersData: { 0: applicant() } }, ['travelersData']],
    ['travellers beyond numbers', { travelers: tooMuch }, ['travelers']],
    ['eleven documents', of({ documents: eleven }), ['travelersData.0.documents']],
    ['documents that are no list', of({ documents: 'document-1' }), ['travelersData.0.documents']],
    ['a very long document', of({ documents: [huge] }), ['travelersData.0.documents.0']],
    [
      'a document that is an object',
      of({ documents: [{ _id: 'a' }] }),
      ['travelersData.0.documents.0'],
    ],
    [
      'an expired passport',
      of({ passportExYear: 2026, passportExMonth: 11, passportExDay: 19 }),
      ['travelersData.0.passportExYear'],
    ],
    [
      'a passport of five months',
      of({ passportExYear: 2027, passportExMonth: 5, passportExDay: 19 }),
      ['travelersData.0.passportExYear'],
    ],
    [
      'a passport until 31 June',
      of({ passportExMonth: 6, passportExDay: 31 }),
      ['travelersData.0.passportExDay'],
    ],
    [
      'a passport of twenty letters',
      of({ passportNumber: 'A'.repeat(20) }),
      ['travelersData.0.passportNumber'],
    ],
    [
      'a passport in Bangla letters',
      of({ passportNumber: 'ইবি০১২৩৪৫' }),
      ['travelersData.0.passportNumber'],
    ],
    ['a year beyond numbers', of({ birthYear: 1e308 }), ['travelersData.0.birthYear']],
    ['a year of nothing', of({ birthYear: null }), ['travelersData.0.birthYear']],
    ['a very long name', of({ firstName: huge }), ['travelersData.0.firstName']],
    ['a NUL in an address', of({ address: 'a\0b' }), ['travelersData.0.address']],
    ['half a character in an address', of({ address: '\ud83c' }), ['travelersData.0.address']],
    [
      'a country code of letters',
      of({ countryNumberCode: '+BD' }),
      ['travelersData.0.countryNumberCode'],
    ],
    [
      'a very long pickup address',
      { deliveryMethod: 'pickUp', pickUpAddress: huge },
      ['pickUpAddress'],
    ],
    [
      'a pickup in the year nought',
      { deliveryMethod: 'pickUp', pickUpAddress: 'Here', deliveryDate: '0000-01-01' },
      ['deliveryDate'],
    ],
    [
      'a pickup in the year 9999',
      { deliveryMethod: 'pickUp', pickUpAddress: 'Here', deliveryDate: '9999-12-31' },
      ['deliveryDate'],
    ],
    [
      'a number for a pickup date',
      { deliveryMethod: 'pickUp', deliveryDate: 20261201 },
      ['deliveryDate'],
    ],
    ['two delivery methods', { deliveryMethod: ['pickUp', 'travelerDrop'] }, ['deliveryMethod']],
  ])('is rejected with its field: %s', async (_, changes, fields) => {
    const { status, errors } = await refused(changes)
    expect(status).toBe(400)
    expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(fields))
  })

  it.each<[string, Record<string, unknown>]>([
    ['a tampered total', { price: 1 }],
    ['a tampered option price', { productData: { price: 1 } }],
    ['the other option’s price', { productData: { price: 20_002 }, price: 20_652 }],
    [
      'two travellers for the price of one',
      { travelersData: [applicant(), applicant()], travelers: 2, price: 6_651 },
    ],
  ])('is rejected with the right total: %s', async (_, changes) => {
    const { status, code, price } = await refused(changes)
    const people = changes['travelers'] === 2 ? 2 : 1
    expect({ status, code, price }).toEqual({
      ...{ status: 409, code: 'price_changed', price: people * 6_651 },
    })
  })

  it.each([
    ['beyond the list', { index: 2, name: 'Single entry' }],
    ['with the name of another', { index: 1, name: 'Single entry' }],
    ['with a name in other letters', { index: 0, name: 'single entry' }],
  ])('for an option %s is told that it is gone', async (_, selectedPlan) => {
    expect(await refused({ selectedPlan })).toMatchObject({ status: 410, code: 'withdrawn' })
  })

  it('with an expired passport is rejected where a short one is only warned of, too', async () => {
    const expired = of({ passportExYear: 2026, passportExMonth: 11, passportExDay: 19 })
    const { errors } = await refused(expired, { shortPassport: 'warn' })
    expect(errors).toEqual({ 'travelersData.0.passportExYear': ['This passport has expired'] })
  })
})
