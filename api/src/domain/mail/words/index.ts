import type { Language } from '@jatra/contract/values/language'
import { account } from './account.ts'
import { account as accountInBangla } from './account.bn.ts'
import { cancellation } from './cancellation.ts'
import { cancellation as cancellationInBangla } from './cancellation.bn.ts'
import { common } from './common.ts'
import { common as commonInBangla } from './common.bn.ts'
import { flight } from './flight.ts'
import { flight as flightInBangla } from './flight.bn.ts'
import { payment } from './payment.ts'
import { payment as paymentInBangla } from './payment.bn.ts'
import { refund } from './refund.ts'
import { refund as refundInBangla } from './refund.bn.ts'
import { visa } from './visa.ts'
import { visa as visaInBangla } from './visa.bn.ts'

const english = { common, account, payment, flight, cancellation, refund, visa }
export type EmailWords = typeof english

/** The words of the emails. A text that is missing or spare in a language does not compile. */
export const emailWords: Record<Language, EmailWords> = {
  en: english,
  bn: {
    common: commonInBangla,
    account: accountInBangla,
    payment: paymentInBangla,
    flight: flightInBangla,
    cancellation: cancellationInBangla,
    refund: refundInBangla,
    visa: visaInBangla,
  },
}
