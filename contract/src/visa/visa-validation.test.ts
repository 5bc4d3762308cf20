import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visaPaymentBodySchema, type VisaPaymentBody } from './visa-payment.ts'
import { visaCatalogue } from '@jatra/catalogue/visas/index'
import { addDays } from '../values/dates.ts'
import { paymentLimits } from '../payment/payment-limits.ts'
import { DomainError } from '../http/problem.ts'
import { fieldErrors } from '../messages/field-errors.ts'
import { deliveryMethods, priceVisa } from './visa-price.ts'
import { checkApplication, checkDocuments, MAX_PICK_UP_DAYS } from './visa-validation.ts'

const today = '2026-11-20'
const now = Date.parse('2026-11-20T06:00:00Z')
const visa = visaCatalogue.find(({ country }) => country === 'Thailand') ?? missing()
const [plan = missing()] = visa.visaList
/** The same person once more would need documents of their own. */
const other = () => ({ ...applicant, documents: ['doc-2'] })

const applicant = {
  title: 'Mr.' as const,
  gender: 'Male' as const,
  firstName: 'Tanvir',
  lastName: 'Ahmed',
  birthYear: 1988,
  birthMonth: 2,
  birthDay: 29,
  nationality: 'BD',
  countryNumberCode: '880',
  mobileNumber: '1819876543',
  email: 'tanvir@example.com',
  passportNumber: 'EB0123456',
  passportExYear: 2033,
  passportExMonth: 3,
  passportExDay: 1,
  documents: ['doc-1'],
  checklist: {},
}

/** Two people who bring their documents, unless told otherwise. */
function body(over: Partial<VisaPaymentBody> = {}): VisaPaymentBody {
  const { deliveryMethod = 'travelerDrop', travelersData = [applicant, other()] } = over
  return visaPaymentBodySchema.parse({
    serviceType: 'visa',
    productData: { price: plan.price },
    productId: visa._id,
    selectedPlan: { index: 0, name: plan.name },
    price: priceVisa(plan.price, travelersData.length, deliveryMethod).total,
    travelers: travelersData.length,
    travelersData,
    deliveryMethod,
    email: applicant.email,
    firstName: applicant.firstName,
    paymentType: 'bkash',
    userId: 'somebody',
    ...over,
  })
}

function errorOf(
  given: VisaPaymentBody,
  of = visa,
  at = now,
): Pick<DomainError, 'code' | 'errors' | 'price'> {
  try {
    checkApplication(of, given, at, [])
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error('it was taken')
}

describe('an application', () => {
  it('has its option by name alone where one option has it', () => {
    const selectedPlan = { name: plan.name }
    expect(checkApplication(visa, body({ selectedPlan }), now, []).plan).toBe(plan)
    const twins = { ...visa, visaList: [plan, { ...plan, validity: 1 }] }
    expect(errorOf(body({ selectedPlan }), twins)).toMatchObject({
      code: 'invalid_input',
      errors: {
        'selectedPlan.index': ['Give the index of the option: this visa has several of this name'],
      },
    })
    const second = { ...selectedPlan, index: 1 }
    expect(checkApplication(twins, body({ selectedPlan: second }), now, []).plan.validity).toBe(1)
    expect(errorOf(body({ selectedPlan: { name: 'Retirement' } }))).toMatchObject({
      code: 'withdrawn',
    })
  })

  it('that is right is taken at its price', () => {
    expect(checkApplication(visa, body(), now, [])).toMatchObject({
      plan,
      quote: { total: 14_900 },
      deliveryDate: null,
      pickUpAddress: null,
    })
  })

  it('without pickup keeps no address and no date of one', () => {
    const given = body({ deliveryDate: '2020-01-01', pickUpAddress: 'House 27' })
    expect(checkApplication(visa, given, now, [])).toMatchObject({
      deliveryDate: null,
      pickUpAddress: null,
    })
  })

  it('with pickup has an address, and a day from today on', () => {
    const pickUp = { deliveryMethod: 'pickUp', pickUpAddress: 'House 27, Dhanmondi' } as const
    const on = (deliveryDate?: string) => body({ ...pickUp, deliveryDate })
    expect(checkApplication(visa, on(today), now, [])).toMatchObject({
      quote: { total: 15_400 },
      deliveryDate: today,
      pickUpAddress: 'House 27, Dhanmondi',
    })
    // In the evening nobody at the office rides out any more.
    const evening = Date.parse('2026-11-20T22:40:00+06:00')
    expect(errorOf(on(today), visa, evening).errors).toEqual({
      deliveryDate: ['It is too late for a pickup today. Choose another day'],
    })
    expect(checkApplication(visa, on('2026-11-21'), evening, [])).toMatchObject({
      deliveryDate: '2026-11-21',
    })
    expect(errorOf(on('2026-11-19'))).toMatchObject({
      code: 'invalid_input',
      errors: { deliveryDate: ['Pickup date cannot be earlier than today'] },
    })
    expect(errorOf(on(addDays(today, MAX_PICK_UP_DAYS + 1))).errors).toEqual({
      deliveryDate: ['Choose a pickup date up to 18 Feb 2027'],
    })
    expect(errorOf(body({ deliveryMethod: 'pickUp' })).errors).toEqual({
      pickUpAddress: ['Please give the pickup address'],
      deliveryDate: ['Please select a pickup date'],
    })
  })

  it('tells every problem of every traveller at once', () => {
    const travelersData = [
      { ...applicant, birthDay: 30 },
      { ...other(), passportExYear: 2027, mobileNumber: '171234567' },
    ]
    const given = body({ travelersData, travelers: 3, deliveryMethod: 'pickUp' })
    expect(Object.keys(errorOf(given).errors ?? {})).toEqual([
      'pickUpAddress',
      'deliveryDate',
      'travelers',
      'travelersData.0.birthDay',
      'travelersData.1.passportExYear',
      'travelersData.1.mobileNumber',
    ])
  })

  it('has a document of each traveller, unless they come later', () => {
    const given = { travelersData: [applicant, { ...applicant, documents: [] }] }
    expect(errorOf(body(given)).errors).toEqual({
      'travelersData.1.documents': [fieldErrors.documentsMissing],
    })
    expect(() =>
      checkApplication(visa, body({ ...given, documentsLater: true }), now, []),
    ).not.toThrow()
  })

  it('has each document with one traveller', () => {
    expect(errorOf(body({ travelersData: [applicant, applicant] })).errors).toEqual({
      'travelersData.1.documents': ['This document is with another traveller already'],
    })
  })

  it('takes a number that is written with its zero', () => {
    const travelersData = [{ ...applicant, mobileNumber: '01819876543' }]
    expect(() => checkApplication(visa, body({ travelersData }), now, [])).not.toThrow()
  })

  it('for an option that is not what was seen is rejected', () => {
    const changed = { ...visa, visaList: visa.visaList.slice(1) }
    expect(errorOf(body(), changed).code).toBe('withdrawn')
    expect(errorOf(body({ selectedPlan: { index: 12, name: plan.name } })).code).toBe('withdrawn')
  })

  it('at another price is rejected with the new total', () => {
    const dearer = { ...visa, visaList: [{ ...plan, price: plan.price + 1_000 }] }
    const now = { code: 'price_changed', price: 16_900 }
    expect(errorOf(body(), dearer)).toMatchObject(now)
    expect(errorOf(body({ price: 16_900 }), dearer)).toMatchObject(now)
    expect(errorOf(body({ price: 14_899 }))).toMatchObject({ code: 'price_changed', price: 14_900 })
  })

  it('is taken at the price of its option, people and delivery, or at none: whatever price is sent', () => {
    const price = fc.integer({ min: 1, max: 400_000 })
    const near = fc.integer({ min: -1, max: 1 })
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 12 }),
        fc.nat(12),
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom(...deliveryMethods),
        ...[near, near],
        (prices, index, people, deliveryMethod, ofOption, ofTotal) => {
          const visaList = prices.map((price, at) => ({ ...plan, name: `Option ${at}`, price }))
          const option = visaList[index]
          const { total } = priceVisa(option?.price ?? 1, people, deliveryMethod)
          const given = body({
            ...{ deliveryMethod, deliveryDate: today, pickUpAddress: 'House 27' },
            travelersData: Array.from({ length: people }, () => ({ ...applicant, documents: [] })),
            documentsLater: true,
            selectedPlan: { index, name: `Option ${index}` },
            productData: { price: Math.max(0, (option?.price ?? 1) + ofOption) },
            price: total + ofTotal,
          })
          const of = { ...visa, visaList }
          if (!option) expect(errorOf(given, of).code).toBe('withdrawn')
          else if (ofOption || ofTotal)
            expect(errorOf(given, of)).toMatchObject({ code: 'price_changed', price: total })
          else if (total > paymentLimits.max)
            expect(Object.keys(errorOf(given, of).errors ?? {})).toEqual(['price'])
          else
            expect(checkApplication(of, given, now, [])).toMatchObject({
              plan: option,
              quote: { total },
            })
        },
      ),
    )
  })

  it('for more than one payment takes is rejected in words', () => {
    const dear = { ...visa, visaList: [{ ...plan, price: 400_000 }] }
    const given = body({ productData: { price: 400_000 }, price: 801_300 })
    expect(errorOf(given, dear).errors?.['price']?.[0]).toMatch(/One payment can be/)
  })
})

describe('documents', () => {
  it('of another account look like those that are not there', () => {
    const travelers = [{ documents: ['a', 'b'] }, { documents: ['c', 'a'] }]
    expect(() => checkDocuments(travelers, new Set(['a', 'b', 'c']))).not.toThrow()
    const message = 'This document is not there. Please upload it again.'
    expect(() => checkDocuments(travelers, new Set(['a']))).toThrow(
      expect.objectContaining({
        code: 'not_found',
        errors: {
          'travelersData.0.documents': [message],
          'travelersData.1.documents': [message],
        },
      }),
    )
  })
})

function missing(): never {
  throw new Error('the catalogue has changed')
}
