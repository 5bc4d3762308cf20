import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FlightOffer } from './flight.ts'
import { withTotal } from './with-total.ts'

const money = fc.integer({ min: 1, max: 10_000_000 })
const decimal = (cents: number) => (cents / 100).toFixed(2)

const anyOffer = fc.array(money, { minLength: 1, maxLength: 9 }).map((fares): FlightOffer => {
  const price = (cents: number) => ({
    ...{ currency: 'USD', total: decimal(cents), base: decimal(Math.floor(cents * 0.8)) },
  })
  const all = price(fares.reduce((sum, fare) => sum + fare, 0))
  return {
    ...{ id: '1', itineraries: [], validatingAirlineCodes: ['BG'], numberOfBookableSeats: 9 },
    price: { ...all, grandTotal: all.total },
    travelerPricings: fares.map((fare, index) => ({
      ...{ travelerId: String(index + 1), travelerType: 'ADULT', fareDetailsBySegment: [] },
      price: {
        ...price(fare),
        ...(index % 2 && { tax: decimal(fare - Math.floor(fare * 0.8)) }),
      },
    })),
  }
})

it('shares the new total among the travellers to the last cent', () => {
  fc.assert(
    fc.property(anyOffer, money, (offer, total) => {
      const repriced = withTotal(offer, decimal(total))
      const sum = repriced.travelerPricings.reduce(
        (all, { price }) => all + Math.round(Number(price.total) * 100),
        0,
      )
      expect(sum).toBe(total)
      expect(repriced.price.grandTotal).toBe(decimal(total))
      for (const { price } of repriced.travelerPricings) {
        expect(Number(price.base)).toBeLessThanOrEqual(Number(price.total))
        expect(Number(price.base)).toBeGreaterThanOrEqual(0)
        if (price.tax !== undefined) {
          const parts = Math.round((Number(price.base) + Number(price.tax)) * 100)
          expect(parts).toBe(Math.round(Number(price.total) * 100))
        }
      }
    }),
  )
})

it('leaves an offer alone whose total is the same', () => {
  fc.assert(
    fc.property(anyOffer, (offer) => {
      expect(withTotal(offer, offer.price.grandTotal)).toBe(offer)
    }),
  )
})
