import { authRows } from './auth-rows.ts'
import { flightRows } from './flight-rows.ts'
import { orderRows, processPaymentRows } from './payment-rows.ts'
import type { Exempt, Row } from './row.ts'

/** Every request of the contract tests: each is sent to the prototype and to the API, and must be answered alike. */
export const rows: readonly Row[] = [
  ...authRows,
  ...flightRows,
  ...processPaymentRows,
  ...orderRows,
]

/** Documented refusals without a row. */
export const exempt: readonly Exempt[] = [
  {
    call: 'processPayment',
    answer: 'request_in_progress',
    reason: 'needs two requests at one moment: proven by the API’s own tests of parallel requests',
  },
  {
    call: 'searchAirports',
    answer: 'rate_limited',
    reason: 'a keystroke is too cheap to count in the API; the app’s server may limit it',
  },
]
