import { authRows } from './auth-rows.ts'
import { airportRows } from './airport-rows.ts'
import { countryRows } from './country-rows.ts'
import { deviceRows } from './device-rows.ts'
import { documentRows } from './document-rows.ts'
import { holidayOrderRows } from './holiday-order-rows.ts'
import { holidayPaymentRows } from './holiday-payment-rows.ts'
import { loginSuccessRows } from './login-success-rows.ts'
import { orderCalendarRows } from './order-calendar-rows.ts'
import { orderRows } from './order-rows.ts'
import { packageRows } from './package-rows.ts'
import { packageWriteRows } from './package-write-rows.ts'
import { passportDraftRows } from './passport-draft-rows.ts'
import { passwordRows } from './password-rows.ts'
import { processPaymentRows } from './payment-rows.ts'
import { receiptRows } from './receipt-rows.ts'
import { searchRows } from './search-rows.ts'
import { sessionRows } from './session-rows.ts'
import { travelerRows } from './traveler-rows.ts'
import type { Exempt, Row } from './row.ts'
import { userPictureRows } from './user-picture-rows.ts'
import { userRows } from './user-rows.ts'
import { visaOrderRows } from './visa-order-rows.ts'
import { visaPaymentRows } from './visa-payment-rows.ts'
import { visaRows } from './visa-rows.ts'

/** Every request of the contract tests: each is sent to the prototype and to the API, and must be answered alike. */
export const rows: readonly Row[] = [
  ...authRows,
  ...passwordRows,
  ...deviceRows,
  ...loginSuccessRows,
  ...airportRows,
  ...countryRows,
  ...searchRows,
  ...sessionRows,
  ...processPaymentRows,
  ...orderRows,
  ...receiptRows,
  ...orderCalendarRows,
  ...packageRows,
  ...packageWriteRows,
  ...holidayPaymentRows,
  ...holidayOrderRows,
  ...visaRows,
  ...visaPaymentRows,
  ...visaOrderRows,
  ...documentRows,
  ...userRows,
  ...userPictureRows,
  ...travelerRows,
  ...passportDraftRows,
]

/** Documented refusals without a row. */
export const exempt: readonly Exempt[] = [
  {
    call: 'uploadDocument',
    answer: 'too_many_documents',
    reason:
      'needs sixty uploads, which are more than a minute allows: proven by each side’s own tests',
  },
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
