import { flightSuppliers } from '@jatra/contract/flight/flight-booking'
import { z } from 'zod'
import { decimalNumber, wholeNumber } from './number-setting.ts'
import { takesMoney } from './payment-settings.server.ts'

/** Plain http is only for a test double on this machine. */
const SAFE = /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/

/** The flight suppliers, and the currency whose prices are converted to taka. */
export const flightSettings = {
  /** Taka per unit of this currency; offers in other currencies are not sold, except those in BDT. */
  FARE_RATE: decimalNumber(0.01, 10_000).default(80),
  FARE_RATE_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency such as USD')
    .refine((code) => code !== 'BDT', 'is the currency that is turned into BDT')
    .default('USD'),
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
  const missing = DUFFEL.filter((name) => !env[name]).map(
    (name) => [name, `is needed with ${cause}`] as const,
  )
  const buysTickets = env.DUFFEL_ACCESS_TOKEN?.startsWith('duffel_live_')
  if (!buysTickets || takesMoney(env)) return missing
  const message = 'buys real tickets, but no real money is taken: use a duffel_test_ token'
  return [...missing, ['DUFFEL_ACCESS_TOKEN', message]]
}

/** Duffel's settings for the API, also when it only answers for what it sold; undefined when it is not set up. */
export function duffelOf(env: FlightEnv) {
  const { DUFFEL_ACCESS_TOKEN: accessToken, DUFFEL_WEBHOOK_SECRET: webhookSecret } = env
  if (!accessToken || !webhookSecret) return undefined
  return { accessToken, webhookSecret, baseUrl: env.DUFFEL_URL }
}
