import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { envSchema, readEnv } from './env.server.ts'

const problemsOf = (source: Record<string, string>): string => {
  try {
    readEnv(source)
  } catch (error) {
    return (error as Error).message
  }
  return 'taken'
}

describe('the environment', () => {
  it('needs nothing to be set', () => {
    expect(readEnv({})).toEqual({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '0.0.0.0',
      API_MODE: 'embedded',
      DATABASE_POOL: 10,
      DATABASE_WAIT: 30,
      DATA_DIR: '.data',
      STALL_LOG_MS: 200,
      TRUST_PROXY: 0,
      LANGUAGES: ['en', 'bn'],
      LOG_ACCESS: true,
      SHUTDOWN_DRAIN: 2,
      READY_MAX_LAG_MS: 200,
      REFUND_APPROVAL_ABOVE: 50_000,
      METRICS_HOST: '127.0.0.1',
      FLIGHT_SESSION_MINUTES: 15,
      FARE_RATE_CURRENCY: 'USD',
      FARE_RATE_MAX_AGE: 7,
      MARGIN_PERCENT: 0,
      SERVICE_FEE: 0,
      FLIGHT_SUPPLIER: ['jatra_air'],
      ALLOW_SANDBOX: false,
      GOOGLE_ISSUER: 'https://accounts.google.com',
      S3_REGION: 'us-east-1',
      MAIL_FROM: 'Jatra <hello@jatra.example>',
      AGENCY_NAME: 'Jatra (sample agency)',
      AGENCY_REGISTRATION: 'SAMPLE-0000',
      AGENCY_ADDRESS: 'Sample address, Dhaka, Bangladesh',
      AGENCY_PHONE: '+880 9600 123456',
      AGENCY_EMAIL: 'hello@jatra.example',
      AGENCY_HOURS: '10:00-18:00',
      SEED_CATALOGUE: true,
    })
  })

  it('takes an empty or blank variable as one that is not set', () => {
    expect(readEnv({ PORT: '', HOST: '  ', DATABASE_URL: '' })).toEqual(readEnv({}))
  })

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['PORT', '80.5'],
    ['API_MODE', 'moc'],
    ['API_HOST', 'api.jatra.example'],
    ['API_HOST', 'file:///etc'],
    ['DATABASE_URL', 'mysql://db'],
    ['DATABASE_DIRECT_URL', 'mysql://db'],
    ['DATA_DIR', '/proc/jatra'],
    ['DATABASE_POOL', '1'],
    ['DATABASE_WAIT', '-1'],
    ['PUBLIC_URL', 'jatra.example'],
    ['PUBLIC_URL', 'https://jatra.example/shop'],
    ['PUBLIC_URL', 'https://user:word@jatra.example'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['SESSION_SECRET', 'too-short'],
    ['SESSION_SECRET', `${'a'.repeat(32)},short`],
    ['SESSION_SECRET', ','],
    ['API_SECRET', 'too-short'],
    ['FLIGHT_SESSION_MINUTES', '0'],
    ['FLIGHT_SESSION_MINUTES', '1000'],
    ['FARE_RATE', '-80'],
    ['FARE_RATE', 'eighty'],
    ['FARE_RATE_CURRENCY', 'dollars'],
    ['FARE_RATE_SET_ON', 'yesterday'],
    ['FARE_RATE_MAX_AGE', '0'],
    ['FARE_DISCOUNT_PERCENT', '101'],
    ['MARGIN_PERCENT', '-1'],
    ['SERVICE_FEE', '99.5'],
    ['FLIGHT_SUPPLIER', 'amadeus'],
    ['FLIGHT_SUPPLIER', 'jatra_air,amadeus'],
    ['FLIGHT_SUPPLIER', ','],
    ['DUFFEL_ACCESS_TOKEN', 'test'],
    ['DUFFEL_URL', 'http://api.duffel.com'],
    ['PAYMENT_GATEWAY', 'paypal'],
    ['PAYMENT_GATEWAY', 'bkash'],
    ['SSLCOMMERZ_BASE_URL', 'sandbox'],
    ['BKASH_TOPIC_ARN', 'a-topic'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['GOOGLE_ISSUER', 'http://issuer.example'],
    ['GOOGLE_ISSUER', 'http://localhost.example'],
    ['SMTP_URL', 'mail.example'],
    ['SMTP_URL', 'https://mail.example'],
    ['AGENCY_NAME', 'การเดินทาง'],
    ['AGENCY_PHONE', 'call us'],
    ['AGENCY_EMAIL', 'hello'],
    ['SEED_CATALOGUE', 'no'],
    ['MAIL_FROM', 'Jatra'],
    ['MAIL_FROM', 'Jatra <hello>'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
  ])('refuses %s=%s by name', (name, value) => {
    expect(problemsOf({ [name]: value })).toContain(`\n  ${name}`)
  })

  it('names every variable that cannot be used at once, and no value', () => {
    const message = problemsOf({ PORT: 'http', SESSION_SECRET: 'hunter2' })
    expect(message).toMatch(/PORT: .*\n {2}SESSION_SECRET/s)
    expect(message).not.toContain('hunter2')
  })

  it.each([
    ['DATABASE_URL', 'mysql://db/jatra', 'postgres://'],
    ['DATABASE_DIRECT_URL', 'mysql://db/jatra', 'postgres://'],
    ['SMTP_URL', 'mail.example:465', 'smtp:// or smtps://'],
    ['S3_ENDPOINT', 's3.example', 'http:// or https://'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'http:// or https://'],
  ])('says how an address begins: %s=%s', (name, value, schemes) => {
    expect(problemsOf({ [name]: value })).toContain(
      `${name}: must be an address that starts with ${schemes}`,
    )
  })

  it.each([
    ['PORT', 'http', 'a whole number from 0 to 65535'],
    ['PORT', '70000', 'a whole number from 0 to 65535'],
    ['PORT', '-1.5', 'a whole number from 0 to 65535'],
    ['FARE_RATE', '0', 'a number from 0.01 to 10000'],
    ['FLIGHT_SESSION_MINUTES', 'Infinity', 'a number from 0.05 to 240'],
  ])('says once which numbers a setting takes: %s=%s', (name, value, numbers) => {
    expect(problemsOf({ [name]: value })).toBe(
      `The environment cannot be used:\n  ${name}: must be ${numbers}`,
    )
  })

  it('names what a choice requires in addition', () => {
    for (const name of ['API_HOST', 'API_SECRET'])
      expect(problemsOf({ API_MODE: 'remote' })).toContain(`${name}: is needed`)
    const missing = problemsOf({ PAYMENT_GATEWAY: 'sslcommerz' })
    for (const name of ['STORE_ID', 'STORE_PASSWORD', 'BASE_URL'])
      expect(missing).toContain(`SSLCOMMERZ_${name}: is needed`)
    expect(missing).toContain('PUBLIC_URL: is needed with PAYMENT_GATEWAY=sslcommerz')
    const store = problemsOf({ SSLCOMMERZ_STORE_ID: 'store' })
    expect(store).toContain('SSLCOMMERZ_STORE_PASSWORD: is needed with SSLCOMMERZ_STORE_ID')
    expect(problemsOf({ SSLCOMMERZ_STORE_ID: 'store', PAYMENT_GATEWAY: 'sandbox' })).toBe('taken')
    const wallet = problemsOf({ BKASH_APP_KEY: 'key' })
    for (const name of ['USERNAME', 'PASSWORD', 'APP_SECRET', 'BASE_URL'])
      expect(wallet).toContain(`BKASH_${name}: is needed with BKASH_APP_KEY`)
    const nagad = problemsOf({ NAGAD_MERCHANT_ID: 'id', NAGAD_BASE_URL: 'http://api.mynagad.com' })
    for (const name of ['ACCOUNT_NUMBER', 'PRIVATE_KEY', 'PUBLIC_KEY'])
      expect(nagad).toContain(`NAGAD_${name}: is needed with NAGAD_MERCHANT_ID`)
    expect(nagad).toContain('NAGAD_BASE_URL: must start with https://')
    expect(problemsOf({ GOOGLE_CLIENT_ID: 'id' })).toContain('GOOGLE_CLIENT_SECRET: is needed')
    expect(problemsOf({ GOOGLE_CLIENT_SECRET: 's' })).toContain('GOOGLE_CLIENT_ID: is needed')
    const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 's', PORT: '0' }
    expect(problemsOf(google)).toContain('PUBLIC_URL: is needed with GOOGLE_CLIENT_ID and PORT=0')
    expect(problemsOf({ ...google, PORT: '3000' })).toBe('taken')
    expect(problemsOf({ GOOGLE_ISSUER: 'http://127.0.0.1:4000' })).toBe('taken')
    expect(problemsOf({ DATABASE_DIRECT_URL: 'postgres://db/jatra' })).toContain(
      'DATABASE_URL: is needed with DATABASE_DIRECT_URL',
    )
    const bucket = problemsOf({ S3_BUCKET: 'documents', S3_ENDPOINT: 'https://s3.example' })
    expect(bucket).toContain('S3_ACCESS_KEY_ID: is needed with S3_ENDPOINT, S3_BUCKET')
    expect(bucket).toContain('S3_SECRET_ACCESS_KEY: is needed')
  })

  it('reads what it is given', () => {
    const env = readEnv({
      PUBLIC_URL: 'https://jatra.example/',
      SESSION_SECRET: ` ${'n'.repeat(32)} , ${'o'.repeat(32)},`,
      DATABASE_URL: 'postgres://a:b@db:5432/jatra',
      TRUST_PROXY: '1',
    })
    expect(env.PUBLIC_URL).toBe('https://jatra.example')
    expect(env.SESSION_SECRET).toEqual(['n'.repeat(32), 'o'.repeat(32)])
    expect(env.TRUST_PROXY).toBe(1)
  })
})

describe('.env.example', () => {
  const lines = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n')
  const pairs = (marker: RegExp) =>
    lines.flatMap((line) => {
      const [, name, value] = marker.exec(line) ?? []
      return name === undefined ? [] : [[name, value ?? ''] as const]
    })
  const set = pairs(/^([A-Z0-9_]+)=(.*)$/)
  const shown = pairs(/^# ([A-Z0-9_]+)=(.*)$/)

  it('documents each variable once, and none that is not read', () => {
    const named = [...set, ...shown].map(([name]) => name)
    expect([...named].sort()).toEqual(Object.keys(envSchema.shape).sort())
  })

  it('explains each variable or its group before it', () => {
    for (const [name] of set) {
      const above = lines.slice(
        0,
        lines.findIndex((line) => line.startsWith(`${name}=`)),
      )
      expect(
        above.slice(-4).some((line) => /^# [A-Za-z0-9]+.* /.test(line)),
        name,
      ).toBe(true)
    }
  })

  it('is an environment that can be used as it stands', () => {
    const env = readEnv(Object.fromEntries(set))
    expect(env.API_MODE).toBe('embedded')
    expect(env.HOST).toBe('127.0.0.1')
  })

  it('shows values that can be used', () => {
    // With the others of their group: a bucket is nothing without its keys.
    for (const [name] of shown) {
      const group = shown.filter(([other]) => other.split('_')[0] === name.split('_')[0])
      const besides = { PUBLIC_URL: 'https://jatra.example' }
      expect(problemsOf({ ...besides, ...Object.fromEntries(group) }), name).toBe('taken')
    }
  })
})
