import { flightSuppliers } from '@jatra/contract/flight/flight-booking'
import {
  DEFAULT_FARE_CURRENCY,
  DEFAULT_FARE_RATE_MAX_AGE,
  type PricingSettings,
} from '@jatra/contract/flight/pricing'
import { z } from 'zod'
import { decimalNumber, wholeNumber } from './number-setting.ts'
import { takesMoney } from './payment-settings.server.ts'

/** Plain http is only for a test double on this machine. */
const SAFE = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/

/** The flight suppliers, and how their offers are priced. */
export const flightSettings = {
  /** Taka per unit of this currency; absent: the simulator's, and no other supplier sells in it. */
  FARE_RATE: decimalNumber(0.01, 10_000).optional(),
  /** BDT: suppliers bill us in taka, so that there is nothing to convert. */
  FARE_RATE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency such as USD')
    .default(DEFAULT_FARE_CURRENCY),
  FARE_RATE_SET_ON: z.iso.date('must be a day such as 2026-11-20').optional(),
  /** Days after which the log and a metric warn of the rate. */
  FARE_RATE_MAX_AGE: wholeNumber(1, 365).default(DEFAULT_FARE_RATE_MAX_AGE),
  /** Off the fares; absent: 10 of the simulator, as specified, and none of others. */
  FARE_DISCOUNT_PERCENT: decimalNumber(0, 100).optional(),
  /** On top of the fares. */
  MARGIN_PERCENT: decimalNumber(0, 100).default(0),
  /** BDT for each traveller. */
  SERVICE_FEE: wholeNumber(0, 100_000).default(0),
  /** Seats that each flight of Jatra Air has for sale; absent: few, so that they sell out. */
  JATRA_AIR_SEATS: wholeNumber(1, 10_000).optional(),
  /** Those whose flights are sold, between commas. */
  FLIGHT_SUPPLIER: z
    .string()
    .default('jatra_air')
    .transform((list) => [...new Set(list.split(',').map((name) => name.trim()))])
    .pipe(z.array(z.enum(flightSuppliers, `must be of ${flightSuppliers.join(', ')}`))),
  DUFFEL_ACCESS_TOKEN: z
    .string()
    .regex(/^duffel_(test|live)_\S+$/, 'must begin with duffel_test_ or duffel_live_')
    .optional(),
  DUFFEL_WEBHOOK_SECRET: z.string().optional(),
  /** Absent: https://api.duffel.com */
  DUFFEL_URL: z
    .url({ protocol: /^https?$/ })
    .refine((value) => SAFE.test(`${value}/`), {
      message: 'must be an address that starts with https://',
    })
    .optional(),
}

type FlightEnv = z.output<z.ZodObject<typeof flightSettings>> & Parameters<typeof takesMoney>[0]

const DUFFEL = ['DUFFEL_ACCESS_TOKEN', 'DUFFEL_WEBHOOK_SECRET'] as const

/**
 * Problems of the settings for Duffel, also those by which real tickets would be sold for no money. They matter while
 * Duffel sells, and after that for as long as its token is set, since it answers for its bookings.
 */
export function flightProblems(env: FlightEnv): (readonly [name: string, message: string])[] {
  if (env.API_MODE !== 'embedded') return []
  const sells = env.FLIGHT_SUPPLIER.includes('duffel')
  if (!sells && !env.DUFFEL_ACCESS_TOKEN) return []
  const cause = sells ? 'FLIGHT_SUPPLIER=duffel' : 'DUFFEL_ACCESS_TOKEN'
  const missing = [
    ...DUFFEL.filter((name) => !env[name]).map(
      (name) => [name, `is needed with ${cause}`] as const,
    ),
    ...(sells ? rateProblems(env) : []),
  ]
  if (!buysTickets(env) || takesMoney(env)) return missing
  const message = 'buys real tickets, but no real money is taken: use a duffel_test_ token'
  return [...missing, ['DUFFEL_ACCESS_TOKEN', message]]
}

/** Real suppliers have no default rate, because an old or invented one would sell under cost. */
function rateProblems(env: FlightEnv): (readonly [name: string, message: string])[] {
  const { FARE_RATE_CURRENCY: currency } = env
  if (currency === 'BDT') return []
  const why = `with FLIGHT_SUPPLIER=duffel, which bills in ${currency}`
  return [
    ...(env.FARE_RATE === undefined
      ? [['FARE_RATE', `is needed ${why}: the taka that one ${currency} costs us`] as const]
      : []),
    ...(env.FARE_RATE_SET_ON === undefined
      ? [['FARE_RATE_SET_ON', `is needed ${why}: the day of FARE_RATE`] as const]
      : []),
  ]
}

/** Whether Duffel's token buys real tickets, also when it only answers for what it sold. */
export const buysTickets = (env: FlightEnv): boolean =>
  env.API_MODE === 'embedded' && (env.DUFFEL_ACCESS_TOKEN?.startsWith('duffel_live_') ?? false)

/** How flights are priced. */
export function pricingSettingsOf(env: FlightEnv): PricingSettings {
  return {
    fareRate: env.FARE_RATE,
    fareCurrency: env.FARE_RATE_CURRENCY,
    fareRateSetOn: env.FARE_RATE_SET_ON,
    discountPercent: env.FARE_DISCOUNT_PERCENT,
    marginPercent: env.MARGIN_PERCENT,
    serviceFee: env.SERVICE_FEE,
  }
}

/** Duffel's settings for the API, also when it only answers for what it sold; undefined when it is not set up. */
export function duffelOf(env: FlightEnv) {
  const { DUFFEL_ACCESS_TOKEN: accessToken, DUFFEL_WEBHOOK_SECRET: webhookSecret } = env
  if (!accessToken || !webhookSecret) return undefined
  return { accessToken, webhookSecret, baseUrl: env.DUFFEL_URL }
}
