import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deliveryMethods, PICK_UP_CHARGE, priceVisa, PROCESSING_FEE } from './visa-price.ts'

const option = fc.integer({ min: 1, max: 400_000 })
const people = fc.integer({ min: 1, max: 9 })
const delivery = fc.constantFrom(...deliveryMethods)

describe('the price of a visa', () => {
  it('charges option and processing for each traveller, and the pickup once', () => {
    expect(priceVisa(6_800, 3, 'pickUp')).toEqual({
      visaFee: 20_400,
      processingFee: 1_950,
      pickUpCharge: 500,
      total: 22_850,
    })
    expect(priceVisa(6_800, 3, 'travelerDrop')).toMatchObject({ pickUpCharge: 0, total: 22_350 })
  })

  it('is the sum of its lines, in whole taka', () => {
    fc.assert(
      fc.property(option, people, delivery, (price, count, method) => {
        const { visaFee, processingFee, pickUpCharge, total } = priceVisa(price, count, method)
        expect(visaFee + processingFee + pickUpCharge).toBe(total)
        expect(Number.isInteger(total)).toBe(true)
        expect(total).toBeGreaterThan(price)
      }),
    )
  })

  it('grows with each traveller by the option and the fee, whatever the delivery', () => {
    fc.assert(
      fc.property(option, people, delivery, (price, count, method) => {
        const more =
          priceVisa(price, count + 1, method).total - priceVisa(price, count, method).total
        expect(more).toBe(price + PROCESSING_FEE)
      }),
    )
  })

  it('differs by the flat charge alone when the documents are picked up', () => {
    fc.assert(
      fc.property(option, people, (price, count) => {
        const [drop, pickUp] = deliveryMethods.map((method) => priceVisa(price, count, method))
        expect((pickUp?.total ?? 0) - (drop?.total ?? 0)).toBe(PICK_UP_CHARGE)
      }),
    )
  })
})
