import { countryNameIn } from '@jatra/contract/places/countries-in'
import { fromKeys } from '@jatra/contract/values/keys-of'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import type { Visa } from '@jatra/contract/visa/visa'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { formatBdt } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { refundLines } from './refund-lines.ts'
import type { VisaChoice } from './visa-choice.ts'

/** A visa as its page shows it. Prices are what its travellers will pay, with the processing fee. */
export function viewVisa(visa: Visa, choice: VisaChoice) {
  const totalOf = (price: number) => priceVisa(price, choice.travelers, 'travelerDrop').total
  return {
    id: visa._id,
    name: visa.name,
    image: visa.image,
    choice,
    nationality: countryNameIn(language, choice.nationality),
    requirements: fromKeys(applicantKinds, (kind) => visa[kind]),
    /** The cheapest option. */
    from: formatBdt(Math.min(...visa.visaList.map(({ price }) => totalOf(price)))),
    refund: refundLines(visaRefund),
    options: visa.visaList.map(({ price, ...plan }) => ({
      ...plan,
      price: formatBdt(totalOf(price)),
    })),
  }
}
export type VisaView = ReturnType<typeof viewVisa>
