import { countries } from '@jatra/contract/places/countries'
import { fromKeys } from '@jatra/contract/values/keys-of'
import { applicantKinds, type Visa } from '@jatra/contract/visa/visa'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { formatBdt } from '~/messages/format.ts'
import { refundLines } from './refund-lines.ts'
import type { VisaChoice } from './visa-choice.ts'

/** A visa as its page shows it, ready-made. Prices are those that its travellers will pay, with the processing fee. */
export function viewVisa(visa: Visa, choice: VisaChoice) {
  const totalOf = (price: number) => priceVisa(price, choice.travelers, 'travelerDrop').total
  return {
    id: visa._id,
    name: visa.name,
    image: visa.image,
    choice,
    nationality: countryName(choice.nationality),
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

/** The name of a country; of one that we do not know, its code. */
export function countryName(code: string): string {
  return countries.find((country) => country.code === code)?.name ?? code
}
