import { describe, expect, it } from 'vitest'
import { readEnv } from './env.server.ts'
import { pricingSettingsOf } from './flight-settings.server.ts'

const problemsOf = (source: Record<string, string>): string => {
  try {
    readEnv(source)
  } catch (error) {
    return (error as Error).message
  }
  return 'taken'
}

describe('the settings of the flight suppliers', () => {
  it('sells real seats for real money alone', () => {
    const duffel = { FLIGHT_SUPPLIER: 'duffel', DUFFEL_WEBHOOK_SECRET: 'secret' }
    const missing = problemsOf({ FLIGHT_SUPPLIER: 'duffel' })
    for (const name of ['ACCESS_TOKEN', 'WEBHOOK_SECRET'])
      expect(missing).toContain(`DUFFEL_${name}: is needed with FLIGHT_SUPPLIER=duffel`)
    // A site without the API sells no flights.
    const rate = { FARE_RATE: '122.5', FARE_RATE_SET_ON: '2026-11-20' }
    const remote = { API_HOST: 'https://api.jatra.example', API_SECRET: 'x'.repeat(32) }
    expect(problemsOf({ FLIGHT_SUPPLIER: 'duffel', API_MODE: 'remote', ...remote })).toBe('taken')
    const test = { ...duffel, ...rate, DUFFEL_ACCESS_TOKEN: 'duffel_test_1' }
    expect(problemsOf(test)).toBe('taken')

    const live = { ...duffel, ...rate, DUFFEL_ACCESS_TOKEN: 'duffel_live_1' }
    const store = {
      ...{ PAYMENT_GATEWAY: 'sslcommerz', PUBLIC_URL: 'https://jatra.example' },
      ...{ SSLCOMMERZ_STORE_ID: 's', SSLCOMMERZ_STORE_PASSWORD: 'p' },
    }
    const host = (name: string) => ({ SSLCOMMERZ_BASE_URL: `https://${name}.sslcommerz.com` })
    for (const gateway of [{}, { ...store, ...host('sandbox') }])
      expect(problemsOf({ ...live, ...gateway })).toMatch(/DUFFEL_ACCESS_TOKEN: buys real tickets/)
    expect(problemsOf({ ...live, ...store, ...host('securepay') })).toBe('taken')
    expect(problemsOf({ ...live, ...store, ...host('securepay'), PAYMENT_GATEWAY: '' })).toBe(
      'taken',
    )
    // The token goes on answering for its bookings when another supplier sells.
    const former = { DUFFEL_ACCESS_TOKEN: 'duffel_live_1' }
    expect(problemsOf(former)).toContain(
      'DUFFEL_WEBHOOK_SECRET: is needed with DUFFEL_ACCESS_TOKEN',
    )
    expect(problemsOf({ ...former, DUFFEL_WEBHOOK_SECRET: 'secret' })).toMatch(/buys real tickets/)
  })

  it('sells nothing but the simulator at a rate that nobody has set, or of no day', () => {
    const duffel = {
      ...{ DUFFEL_ACCESS_TOKEN: 'duffel_live_1', DUFFEL_WEBHOOK_SECRET: 'secret' },
      ...{ PUBLIC_URL: 'https://jatra.example', SSLCOMMERZ_STORE_ID: 's' },
      ...{
        SSLCOMMERZ_STORE_PASSWORD: 'p',
        SSLCOMMERZ_BASE_URL: 'https://securepay.sslcommerz.com',
      },
    }
    for (const FLIGHT_SUPPLIER of ['duffel', 'jatra_air,duffel']) {
      const message = problemsOf({ ...duffel, FLIGHT_SUPPLIER })
      expect(message).toContain(
        'FARE_RATE: is needed with FLIGHT_SUPPLIER=duffel, which bills in USD: the taka that one USD costs us',
      )
      expect(message).toContain('FARE_RATE_SET_ON: is needed with FLIGHT_SUPPLIER=duffel')
    }
    const sold = { ...duffel, FLIGHT_SUPPLIER: 'duffel' }
    const rate = { FARE_RATE: '122.5', FARE_RATE_SET_ON: '2026-11-20' }
    expect(problemsOf({ ...sold, FARE_RATE: '122.5' })).toContain('FARE_RATE_SET_ON: is needed')
    expect(problemsOf({ ...sold, ...rate })).toBe('taken')
    // A supplier that bills in taka has nothing to convert, and one that sells no longer has nothing to price.
    expect(problemsOf({ ...sold, FARE_RATE_CURRENCY: 'BDT' })).toBe('taken')
    expect(problemsOf({ ...duffel, FLIGHT_SUPPLIER: 'jatra_air' })).toBe('taken')
  })

  it('hands on how flights are priced', () => {
    const rate = { FARE_RATE: '122.5', FARE_RATE_SET_ON: '2026-11-20' }
    const charges = { FARE_DISCOUNT_PERCENT: '0', MARGIN_PERCENT: '2.5', SERVICE_FEE: '300' }
    expect(pricingSettingsOf(readEnv({ ...rate, ...charges }))).toEqual({
      ...{ fareRate: 122.5, fareCurrency: 'USD', fareRateSetOn: '2026-11-20' },
      ...{ discountPercent: 0, marginPercent: 2.5, serviceFee: 300 },
    })
    expect(pricingSettingsOf(readEnv({}))).toEqual({
      ...{ fareCurrency: 'USD', marginPercent: 0, serviceFee: 0 },
    })
  })

  it('takes several flight suppliers, each once', () => {
    const duffel = {
      ...{ DUFFEL_ACCESS_TOKEN: 'duffel_test_1', DUFFEL_WEBHOOK_SECRET: 'secret' },
      ...{ FARE_RATE: '122.5', FARE_RATE_SET_ON: '2026-11-20' },
    }
    const { FLIGHT_SUPPLIER } = readEnv({
      ...duffel,
      FLIGHT_SUPPLIER: 'jatra_air, duffel,jatra_air',
    })
    expect(FLIGHT_SUPPLIER).toEqual(['jatra_air', 'duffel'])
    expect(problemsOf({ FLIGHT_SUPPLIER: 'jatra_air,duffel' })).toContain(
      'DUFFEL_ACCESS_TOKEN: is needed with FLIGHT_SUPPLIER=duffel',
    )
  })
})
