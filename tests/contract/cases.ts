import { ageCases } from './age-cases.ts'
import { airlineChangeCases } from './airline-change-cases.ts'
import { accountDeletionCases } from './account-deletion-cases.ts'
import { auditCases } from './audit-cases.ts'
import { authCases } from './auth-cases.ts'
import { airportCases } from './airport-cases.ts'
import { cancellationCases } from './cancellation-cases.ts'
import { bankDetailsCases } from './bank-details-cases.ts'
import { countryCases } from './country-cases.ts'
import { crowdedNetworkCases } from './crowded-network-cases.ts'
import { paymentOptionCases } from './payment-option-cases.ts'
import { deskTodayCases } from './desk-today-cases.ts'
import { deskFindCases } from './desk-find-cases.ts'
import { deskOrderCases } from './desk-order-cases.ts'
import { deviceCases } from './device-cases.ts'
import { documentCases } from './document-cases.ts'
import { gatewayFateCases } from './gateway-fate-cases.ts'
import { confirmHolidayCases } from './confirm-holiday-cases.ts'
import { nameTravelerCases } from './name-traveler-cases.ts'
import { handOverCases } from './hand-over-cases.ts'
import { checklistCases } from './checklist-cases.ts'
import { visaProgressCases } from './visa-progress-cases.ts'
import { heldPaymentCases } from './held-payment-cases.ts'
import { holidayOrderCases } from './holiday-order-cases.ts'
import { holidayPaymentCases } from './holiday-payment-cases.ts'
import { loginSuccessCases } from './login-success-cases.ts'
import { noteCases } from './note-cases.ts'
import { offerAgainCases } from './offer-again-cases.ts'
import { openPaymentCases } from './open-payment-cases.ts'
import { orderCalendarCases } from './order-calendar-cases.ts'
import { orderCases } from './order-cases.ts'
import { packageCases } from './package-cases.ts'
import { packageWriteCases } from './package-write-cases.ts'
import { ownBookingCases } from './own-booking-cases.ts'
import { ownChargesCases } from './own-charges-cases.ts'
import { passportDraftCases } from './passport-draft-cases.ts'
import { passwordCases } from './password-cases.ts'
import { confirmEmailCases } from './confirm-email-cases.ts'
import { processPaymentCases } from './payment-cases.ts'
import { payLaterCases } from './pay-later-cases.ts'
import { eTicketCases } from './e-ticket-cases.ts'
import { receiptCases } from './receipt-cases.ts'
import { refundDecisionCases } from './refund-decision-cases.ts'
import { refundDeclineCases } from './refund-decline-cases.ts'
import { refundListCases } from './refund-list-cases.ts'
import { refundRequestCases } from './refund-request-cases.ts'
import { releaseCases } from './release-cases.ts'
import { replaceCases } from './replace-cases.ts'
import { savedSearchCases } from './saved-search-cases.ts'
import { searchCases } from './search-cases.ts'
import { sessionCases } from './session-cases.ts'
import { travelerCases } from './traveler-cases.ts'
import { verificationCases } from './verification-cases.ts'
import { severalAttemptsCases } from './several-attempts-cases.ts'
import { staffCancellationCases } from './staff-cancellation-cases.ts'
import type { Exempt, ContractCase } from './case.ts'
import { userPictureCases } from './user-picture-cases.ts'
import { userCases } from './user-cases.ts'
import { visaOrderCases } from './visa-order-cases.ts'
import { visaPaymentCases } from './visa-payment-cases.ts'
import { jobCases } from './job-cases.ts'
import { mismatchCases } from './mismatch-cases.ts'
import { visaCases } from './visa-cases.ts'
import { visaStatusCases } from './visa-status-cases.ts'

/** Every request of the contract tests: each is sent to the prototype and to the API, and must be answered alike. */
export const cases: readonly ContractCase[] = [
  ...auditCases,
  ...authCases,
  ...passwordCases,
  ...confirmEmailCases,
  ...deviceCases,
  ...loginSuccessCases,
  ...airportCases,
  ...countryCases,
  ...crowdedNetworkCases,
  ...paymentOptionCases,
  ...searchCases,
  ...sessionCases,
  ...processPaymentCases,
  ...ageCases,
  ...openPaymentCases,
  ...payLaterCases,
  ...severalAttemptsCases,
  ...offerAgainCases,
  ...orderCases,
  ...airlineChangeCases,
  ...cancellationCases,
  ...ownChargesCases,
  ...releaseCases,
  ...replaceCases,
  ...receiptCases,
  ...eTicketCases,
  ...orderCalendarCases,
  ...verificationCases,
  ...packageCases,
  ...packageWriteCases,
  ...holidayPaymentCases,
  ...holidayOrderCases,
  ...visaCases,
  ...visaPaymentCases,
  ...visaOrderCases,
  ...documentCases,
  ...userCases,
  ...accountDeletionCases,
  ...jobCases,
  ...mismatchCases,
  ...deskTodayCases,
  ...gatewayFateCases,
  ...staffCancellationCases,
  ...heldPaymentCases,
  ...nameTravelerCases,
  ...confirmHolidayCases,
  ...handOverCases,
  ...checklistCases,
  ...visaProgressCases,
  ...refundListCases,
  ...refundDecisionCases,
  ...refundDeclineCases,
  ...refundRequestCases,
  ...ownBookingCases,
  ...bankDetailsCases,
  ...deskFindCases,
  ...deskOrderCases,
  ...noteCases,
  ...savedSearchCases,
  ...userPictureCases,
  ...travelerCases,
  ...passportDraftCases,
  ...visaStatusCases,
]

/** Documented errors without a case. */
export const exempt: readonly Exempt[] = [
  {
    endpoint: 'uploadDocument',
    answer: 'too_many_documents',
    reason:
      'needs sixty uploads, which are more than a minute allows: proven by each implementation’s own tests',
  },
  {
    endpoint: 'openPayment',
    answer: 'passengers_refused',
    reason: 'an order of before its supplier had the rule: no client can make one',
  },
  {
    endpoint: 'openPayment',
    answer: 'provider_unavailable',
    reason:
      'needs a gateway that leaves between two calls: proven by the API’s own tests of held flights',
  },
  {
    endpoint: 'searchAirports',
    answer: 'rate_limited',
    reason: 'a keystroke is too cheap to count in the API; the app’s server may limit it',
  },
]
