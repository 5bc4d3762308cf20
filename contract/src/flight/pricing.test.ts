import { describe, expect, it } from 'vitest'
import type { FlightOffer } from './flight.ts'
import { pricingOf, sellOffer, simulatorPricing } from './pricing.ts'

const set = { fareRate: 122.5, fareRateSetOn: '2026-11-20' }

describe('the pricing of a supplier', () => {
  it('is as specified for the simulator: 80 taka for a dollar, and a tenth off', () => {
    expect(simulatorPricing()).toEqual({
      ...{ rate: 80, discountPercent: 10, marginPercent: 0, serviceFee: 0 },
    })
    expect(simulatorPricing({ fareRate: 150, fareCurrency: 'GBP' })).toMatchObject({ rate: 80 })
    expect(simulatorPricing({ ...set, discountPercent: 5 })).toMatchObject({
      ...{ rate: 122.5, discountPercent: 5 },
    })
  })

  it('has no default rate and no discount for a real one', () => {
    expect(pricingOf('duffel', 'USD')).toBeNull()
    expect(pricingOf('duffel', 'USD', set)).toEqual({
      ...{ rate: 122.5, rateSetOn: '2026-11-20' },
      ...{ discountPercent: 0, marginPercent: 0, serviceFee: 0 },
    })
    expect(pricingOf('duffel', 'GBP', set)).toBeNull()
    expect(pricingOf('duffel', 'GBP', { ...set, fareCurrency: 'GBP' })).toMatchObject({
      rate: 122.5,
    })
  })

  it('takes taka for taka, whatever the rate', () => {
    for (const supplier of ['jatra_air', 'duffel'] as const)
      for (const settings of [{}, set]) {
        const pricing = pricingOf(supplier, 'BDT', settings)
        expect(pricing).toMatchObject({ rate: 1 })
        expect(pricing).not.toHaveProperty('rateSetOn')
      }
  })

  it('has the margin and the service fee that are set', () => {
    const charged = { marginPercent: 2.5, serviceFee: 300 }
    expect(pricingOf('duffel', 'BDT', charged)).toEqual({ rate: 1, discountPercent: 0, ...charged })
  })
})

describe('an offer that is sold', () => {
  const conditions = { refund: null, change: null }
  const offer = { id: '1', travelerPricings: [{}, {}], conditions } as unknown as FlightOffer

  it('says with its conditions that the service fee stays with us', () => {
    const sold = sellOffer(offer, simulatorPricing({ serviceFee: 300 }))
    expect(sold.conditions).toEqual({ ...conditions, serviceFee: 600 })
  })

  it('says nothing of a fee that there is none of', () => {
    expect(sellOffer(offer, simulatorPricing()).conditions).toEqual(conditions)
  })
})
