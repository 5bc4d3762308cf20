import { describe, expect, it } from 'vitest'
import { readEnv } from './env.server.ts'
import { assertSafeStart } from './safe-start.server.ts'

const problemsOf = (source: Record<string, string>): string => {
  try {
    assertSafeStart(readEnv(source))
    return 'taken'
  } catch (error) {
    return (error as Error).message
  }
}
const https = { PUBLIC_URL: 'https://jatra.example' }
const secret = { SESSION_SECRET: 'a secret of these tests and long enough' }
const shared = { DATABASE_URL: 'postgres://a:b@db:5432/jatra' }
const store = {
  SSLCOMMERZ_STORE_ID: 'store',
  SSLCOMMERZ_STORE_PASSWORD: 'word',
}
const bkash = {
  ...{ BKASH_USERNAME: 'name', BKASH_PASSWORD: 'word', BKASH_APP_KEY: 'key' },
  ...{ BKASH_APP_SECRET: 'secret', BKASH_BASE_URL: 'https://pay.example' },
}
const agency = {
  ...{ AGENCY_NAME: 'Padma Travels', AGENCY_REGISTRATION: '0042', AGENCY_ADDRESS: 'Dhaka 1213' },
  ...{ AGENCY_PHONE: '+880 9612 345678', AGENCY_EMAIL: 'hello@padma.example' },
}
const livePay = { ...https, ...store, SSLCOMMERZ_BASE_URL: 'https://securepay.sslcommerz.com' }
const liveToken = {
  ...{ DUFFEL_ACCESS_TOKEN: 'duffel_live_1', DUFFEL_WEBHOOK_SECRET: 'secret' },
  ...{ FLIGHT_SUPPLIER: 'duffel', FARE_RATE_CURRENCY: 'BDT' },
}
const remote = {
  ...{ API_MODE: 'remote', API_HOST: 'https://api.jatra.example', ...secret },
  API_SECRET: secret.SESSION_SECRET,
}

describe('in production a start', () => {
  it.each([
    ['without any setting', {}],
    ['on localhost by name', { PUBLIC_URL: 'http://localhost:3000' }],
    ['on an office network', { PUBLIC_URL: 'http://192.168.0.7:3000' }],
    ['with the sandbox meant', { ...https, ALLOW_SANDBOX: '1' }],
    ['with real payments', { ...https, ...store, SSLCOMMERZ_BASE_URL: 'https://pay.example' }],
    ['of a site whose API is elsewhere', { ...remote, ...https }],
    ['of the prototype', { ...https, API_MODE: 'mock' }],
    ['of a developer', { ...https, ...shared, NODE_ENV: 'development' }],
    ['on this machine alone', { ...shared, ...secret, HOST: '127.0.0.1' }],
    ['on a shared database', { ...https, ...shared, ...secret, ALLOW_SANDBOX: '1' }],
  ])('%s is fine', (_, source) => {
    expect(problemsOf(source)).toBe('taken')
  })

  it.each([
    ['the sandbox that nobody meant', https, 'SSLCOMMERZ_STORE_ID: is not set, so anybody pays'],
    ['the sandbox, named', { ...https, PAYMENT_GATEWAY: 'sandbox' }, 'set ALLOW_SANDBOX=1'],
    [
      'the test host of the gateway',
      { ...https, ...store, SSLCOMMERZ_BASE_URL: 'https://sandbox.sslcommerz.com' },
      'SSLCOMMERZ_BASE_URL: is the gateway',
    ],
    [
      'cards by a sandbox beside real bKash',
      { ...https, ...bkash },
      'SSLCOMMERZ_STORE_ID: is not set, so anybody pays without money by Nagad, Nexus Pay, SSLCommerz',
    ],
    [
      'the test host of bKash beside real cards',
      {
        ...{ ...https, ...store, SSLCOMMERZ_BASE_URL: 'https://pay.example' },
        ...{ ...bkash, BKASH_BASE_URL: 'https://tokenized.sandbox.bka.sh' },
      },
      'BKASH_BASE_URL: is the gateway',
    ],
    ['plain http in public', { PUBLIC_URL: 'http://jatra.example' }, 'PUBLIC_URL: must start with'],
    [
      'plain http of a remote site',
      { ...remote, PUBLIC_URL: 'http://jatra.example' },
      'PUBLIC_URL',
    ],
    ['a shared database without an address', { ...shared, ...secret }, 'PUBLIC_URL: is needed'],
    [
      'a shared database without a secret',
      { ...https, ...shared, ALLOW_SANDBOX: '1' },
      'SESSION_SECRET: is needed with DATABASE_URL',
    ],
  ])('with %s is refused by name', (_, source, problem) => {
    expect(problemsOf(source)).toContain(problem)
  })

  it('lists every problem at once, without values', () => {
    const message = problemsOf({ ...shared, PUBLIC_URL: 'http://jatra.example' })
    expect(message).toMatch(/PUBLIC_URL: .*\n {2}SESSION_SECRET: /)
    expect(message).not.toContain('a:b@db')
  })
})

describe('a start that takes real money', () => {
  it('is fine in the name of a real agency, without the samples', () => {
    expect(problemsOf({ ...livePay, ...agency, SEED_CATALOGUE: '0' })).toBe('taken')
    expect(problemsOf({ ...livePay, ...liveToken, ...agency, SEED_CATALOGUE: '0' })).toBe('taken')
  })

  it.each(Object.keys(agency))('is refused with the sample’s %s', (name) => {
    const others = Object.fromEntries(Object.entries(agency).filter(([other]) => other !== name))
    const message = problemsOf({ ...livePay, ...others, SEED_CATALOGUE: '0' })
    expect(message).toBe(
      `The environment cannot be used:\n  ${name}: is the sample agency's, and real money is taken: set your own`,
    )
  })

  it('is refused where it would sell sample holidays and visas', () => {
    expect(problemsOf({ ...livePay, ...agency })).toContain('set SEED_CATALOGUE=0')
  })

  it('is one where a single wallet is live, and no other', () => {
    const bkashLive = { ...https, ...bkash, BKASH_BASE_URL: 'https://tokenized.pay.bka.sh' }
    const sandbox = { ALLOW_SANDBOX: '1' }
    expect(problemsOf({ ...bkashLive, ...sandbox })).toContain('AGENCY_NAME: is the sample')
    expect(problemsOf({ ...https, ...sandbox })).toBe('taken')
    expect(problemsOf({ ...livePay, NODE_ENV: 'development' })).toBe('taken')
  })
})
