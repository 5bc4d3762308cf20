import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { travelerTypes } from '../traveler/traveler-type.ts'
import {
  fareInBdt,
  feeInBdt,
  priceOffer,
  splitFare,
  type OfferPricing,
  type PricedTraveler,
} from './fare.ts'
import { priceLines } from './price-lines.ts'
import { simulatorPricing } from './pricing.ts'

/** Decimal strings as providers write them: no decimals up to six. */
const decimal = fc
  .tuple(fc.integer({ min: 0, max: 99_999 }), fc.integer({ min: 0, max: 6 }), fc.nat(999_999))
  .map(([whole, places, fraction]) =>
    places ? `${whole}.${String(fraction).padStart(6, '0').slice(0, places)}` : String(whole),
  )
/** Rates with up to four decimals, as the configuration may say. */
const rate = fc.integer({ min: 1, max: 2_000_000 }).map((tenThousandths) => tenThousandths / 10_000)
const traveler: fc.Arbitrary<PricedTraveler> = fc.record({
  travelerType: fc.constantFrom(...travelerTypes),
  price: fc.record({ total: decimal }),
})
const travelers = fc.array(traveler, { minLength: 1, maxLength: 18 })
/** As the configuration may say them, with up to two decimals. */
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100)
const pricing: fc.Arbitrary<OfferPricing> = fc.record({
  rate,
  discountPercent: percent,
  marginPercent: percent,
  serviceFee: fc.nat(5_000),
})
/** As the simulator's, at 80 taka for a dollar. */
const priceOf = (travelerPricings: readonly PricedTraveler[], perUnit = 80) =>
  priceOffer({ travelerPricings, pricing: simulatorPricing({ fareRate: perUnit }) })
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)

describe('a fare in taka', () => {
  it('is the total times the rate, rounded down to whole taka and never by a fraction of a binary number', () => {
    fc.assert(
      fc.property(decimal, rate, (total, perUnit) => {
        const [whole = '', fraction = ''] = total.split('.')
        const millionths = BigInt(whole + fraction.padEnd(6, '0'))
        const exact = millionths * BigInt(Math.round(perUnit * 10_000))
        const fare = BigInt(fareInBdt(total, perUnit))
        expect(fare * 10_000_000_000n <= exact).toBe(true)
        expect((fare + 1n) * 10_000_000_000n > exact).toBe(true)
      }),
    )
  })

  it.each([
    ['1.15', 100, 115],
    ['0.29', 100, 29],
    ['4.35', 100, 435],
    ['123.45', 80, 9_876],
    ['0.0125', 80, 1],
    ['0.012', 80, 0],
    ['100', 121.5, 12_150],
  ])('%s at %d is %d', (total, perUnit, taka) => {
    expect(fareInBdt(total, perUnit)).toBe(taka)
  })

  it.each(['', '-1', '1e3', ' 5', '5 ', '1,000', 'NaN', '.5', '5.', '1.2345678', '12345678901'])(
    'refuses %j',
    (total) => {
      expect(() => fareInBdt(total, 80)).toThrow(RangeError)
    },
  )

  it.each([0, -80, Number.NaN, Number.POSITIVE_INFINITY])('refuses a rate of %d', (perUnit) => {
    expect(() => fareInBdt('10.00', perUnit)).toThrow(RangeError)
  })

  it('is rounded up for a fee, to the least whole taka that covers it', () => {
    fc.assert(
      fc.property(decimal, rate, (amount, perUnit) => {
        const [whole = '', fraction = ''] = amount.split('.')
        const millionths = BigInt(whole + fraction.padEnd(6, '0'))
        const exact = millionths * BigInt(Math.round(perUnit * 10_000))
        const fee = BigInt(feeInBdt(amount, perUnit))
        expect(fee * 10_000_000_000n >= exact).toBe(true)
        expect((fee - 1n) * 10_000_000_000n < exact).toBe(true)
      }),
    )
  })

  it.each([
    ['1.10', 110, 121],
    ['1.101', 110, 122],
    ['0.0001', 80, 1],
    ['0.00', 80, 0],
    ['1500', 1, 1_500],
  ])('a fee of %s at %d is %d', (amount, perUnit, taka) => {
    expect(feeInBdt(amount, perUnit)).toBe(taka)
  })

  it('splits into base and tax that add up to it, with a tenth of tax rounded down', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), (fare) => {
        const { base, tax, subtotal } = splitFare(fare)
        expect(base + tax).toBe(fare)
        expect(subtotal).toBe(fare)
        expect(tax).toBe((fare - (fare % 10)) / 10)
      }),
    )
  })
})

describe('the price of an offer', () => {
  it('adds up on every line and in total, in whole taka', () => {
    fc.assert(
      fc.property(travelers, pricing, (people, by) => {
        const price = priceOffer({ travelerPricings: people, pricing: by })
        for (const line of price.lines) {
          expect(line.base + line.tax).toBe(line.subtotal)
          expect(line.subtotal * line.count).toBe(line.total)
        }
        expect(sum(price.lines.map(({ count }) => count))).toBe(people.length)
        expect(sum(price.lines.map(({ base, count }) => base * count))).toBe(price.flightFee)
        expect(sum(price.lines.map(({ tax, count }) => tax * count))).toBe(price.tax)
        expect(sum(price.lines.map(({ total }) => total))).toBe(price.baseTotal)
        expect(price.flightFee + price.tax).toBe(price.baseTotal)
        expect(sum(priceLines(price).map(({ amount }) => amount))).toBe(price.totalPayable)
        expect(price.serviceFee).toBe(by.serviceFee * people.length)
        const amounts = [
          ...[price.flightFee, price.tax, price.baseTotal, price.margin, price.serviceFee],
          ...[price.discount, price.beforeDiscount, price.totalPayable],
        ]
        expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true)
      }),
    )
  })

  it('loses no taka: it is the sum of the travellers’ own fares', () => {
    fc.assert(
      fc.property(travelers, rate, (people, perUnit) => {
        const fares = people.map(({ price }) => fareInBdt(price.total, perUnit))
        expect(priceOf(people, perUnit).baseTotal).toBe(sum(fares))
      }),
    )
  })

  it('takes the tax that the provider says, and still adds up', () => {
    const taxed = fc
      .record({ travelerType: fc.constantFrom(...travelerTypes), total: decimal, tax: decimal })
      .map(({ travelerType, ...price }): PricedTraveler => ({ travelerType, price }))
    fc.assert(
      fc.property(fc.array(taxed, { minLength: 1, maxLength: 9 }), rate, (people, perUnit) => {
        const { lines, flightFee, tax, baseTotal } = priceOf(people, perUnit)
        for (const line of lines) {
          expect(line.base + line.tax).toBe(line.subtotal)
          expect(line.subtotal * line.count).toBe(line.total)
          expect(Math.min(line.base, line.tax)).toBeGreaterThanOrEqual(0)
        }
        expect(flightFee + tax).toBe(baseTotal)
        expect(baseTotal).toBe(sum(people.map(({ price }) => fareInBdt(price.total, perUnit))))
        const said = people.map(({ price }) =>
          Math.min(fareInBdt(price.tax ?? '0', perUnit), fareInBdt(price.total, perUnit)),
        )
        expect(tax).toBe(sum(said))
      }),
    )
  })

  it('keeps travellers apart whose fares are equal and whose taxes are not', () => {
    const { lines } = priceOf([
      { travelerType: 'ADULT', price: { total: '100.00', tax: '30.00' } },
      { travelerType: 'ADULT', price: { total: '100.00', tax: '20.00' } },
      { travelerType: 'ADULT', price: { total: '100.00', tax: '30.00' } },
    ])
    expect(lines.map(({ count, base, tax }) => [count, base, tax])).toEqual([
      [2, 5_600, 2_400],
      [1, 6_400, 1_600],
    ])
  })

  it('of the simulator gives a discount of a tenth, rounded down, and never more than the fare', () => {
    fc.assert(
      fc.property(travelers, rate, (people, perUnit) => {
        const { baseTotal, discount, totalPayable } = priceOf(people, perUnit)
        expect(discount * 10).toBeLessThanOrEqual(baseTotal)
        expect((discount + 1) * 10).toBeGreaterThan(baseTotal)
        expect(totalPayable).toBeGreaterThanOrEqual(discount * 9)
      }),
    )
  })

  it('does not depend on the order of the travellers', () => {
    fc.assert(
      fc.property(travelers, (people) => {
        const { lines, ...totals } = priceOf(people)
        const { lines: reversed, ...same } = priceOf([...people].reverse())
        expect(same).toEqual(totals)
        const types = (list: typeof lines) => list.map(({ travelerType }) => travelerType)
        expect(types(reversed)).toEqual(types(lines))
      }),
    )
  })

  it('never falls when a traveller is added', () => {
    fc.assert(
      fc.property(travelers, traveler, (people, another) => {
        expect(priceOf([...people, another]).totalPayable).toBeGreaterThanOrEqual(
          priceOf(people).totalPayable,
        )
      }),
    )
  })

  it('names adults first, then children, then infants, and keeps different fares apart', () => {
    const price = priceOf([
      { travelerType: 'HELD_INFANT', price: { total: '10.00' } },
      { travelerType: 'ADULT', price: { total: '100.00' } },
      { travelerType: 'CHILD', price: { total: '75.00' } },
      { travelerType: 'ADULT', price: { total: '100.00' } },
      { travelerType: 'ADULT', price: { total: '110.00' } },
    ])
    expect(price.lines.map((line) => [line.travelerType, line.count, line.subtotal])).toEqual([
      ['ADULT', 2, 8_000],
      ['ADULT', 1, 8_800],
      ['CHILD', 1, 6_000],
      ['HELD_INFANT', 1, 800],
    ])
    expect(price).toMatchObject({
      flightFee: 28_440,
      tax: 3_160,
      baseTotal: 31_600,
      discount: 3_160,
      totalPayable: 28_440,
    })
  })

  it('adds a margin of the fares and a fee for each traveller, and takes the discount off the fares alone', () => {
    const travelerPricings = [
      { travelerType: 'ADULT' as const, price: { total: '100.01' } },
      { travelerType: 'HELD_INFANT' as const, price: { total: '10.00' } },
    ]
    const by = { rate: 80, discountPercent: 5, marginPercent: 2.55, serviceFee: 300 }
    const price = priceOffer({ travelerPricings, pricing: by })
    expect(price).toMatchObject({
      ...{ baseTotal: 8_800, margin: 224, serviceFee: 600, discount: 440 },
      ...{ beforeDiscount: 9_624, totalPayable: 9_184 },
    })
    expect(priceLines(price)).toEqual([
      { name: 'flightFee', amount: 7_920 },
      { name: 'tax', amount: 880 },
      { name: 'margin', amount: 224 },
      { name: 'serviceFee', amount: 600 },
      { name: 'discount', amount: -440 },
    ])
  })

  it('names no charge and no discount where there is none', () => {
    const by = { rate: 1, discountPercent: 0, marginPercent: 0, serviceFee: 0 }
    const travelerPricings = [{ travelerType: 'ADULT' as const, price: { total: '100' } }]
    const lines = priceLines(priceOffer({ travelerPricings, pricing: by }))
    expect(lines.map(({ name }) => name)).toEqual(['flightFee', 'tax'])
  })
})
