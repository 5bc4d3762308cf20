import { countryNameIn } from '@jatra/contract/places/countries-in'
import { fromKeys } from '@jatra/contract/values/keys-of'
import { applicantKinds } from '@jatra/contract/visa/applicant-kinds'
import type { Visa } from '@jatra/contract/visa/visa'
import { visaRefund } from '@jatra/contract/visa/visa-cancellation'
import { priceVisa } from '@jatra/contract/visa/visa-price'
import { statusOfPlan, type VisaStatus } from '@jatra/contract/visa/visa-status'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { language } from '~/messages/language.ts'
import { refundLines } from './refund-lines.ts'
import type { VisaChoice } from './visa-choice.ts'
import { viewStatus } from './visa-statuses.server.ts'

/** A visa as its page shows it. Prices are what its travellers will pay, with the processing fee. */
export function viewVisa(
  visa: Visa,
  choice: VisaChoice,
  statuses: readonly VisaStatus[],
  today: string,
) {
  const open = visa.visaList.filter(
    (plan) => statusOfPlan(statuses, visa, plan)?.status !== 'closed',
  )
  const totalOf = (price: number) => priceVisa(price, choice.travelers, 'travelerDrop').total
  return {
    id: visa._id,
    name: visa.name,
    image: visa.image,
    choice,
    nationality: countryNameIn(language, choice.nationality),
    requirements: fromKeys(applicantKinds, (kind) => visa[kind]),
    /** The cheapest option that is open; null when none is. */
    from: open.length > 0 ? formatBdt(Math.min(...open.map(({ price }) => totalOf(price)))) : null,
    refund: refundLines(visaRefund),
    options: visa.visaList.map(({ price, ...plan }) => {
      const status = statusOfPlan(statuses, visa, plan)
      return {
        ...plan,
        price: formatBdt(totalOf(price)),
        status: status ? viewStatus(status, today) : null,
      }
    }),
    /** When and with whom the lists were last checked. */
    checked: visa.listsChecked
      ? { ...visa.listsChecked, on: formatDate(visa.listsChecked.on) }
      : null,
  }
}
export type VisaView = ReturnType<typeof viewVisa>
