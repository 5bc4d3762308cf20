import type { HolidayOrder } from '@jatra/contract/holiday/holiday-order'
import {
  needsPassports,
  placesToName,
  travelersDueOn,
} from '@jatra/contract/holiday/traveler-places'
import { emailWords } from '@jatra/contract/whole-order/order-name'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { describeOrder } from '../describe-order.ts'
import { facts, notice, text, type EmailContent, type Row } from '../email-content.ts'
import type { Locale } from '../locale.ts'

/** Nobody has said yet who travels; null once everybody is named. @param now epoch milliseconds */
export function holidayTravelersWanted(
  order: HolidayOrder,
  locale: Locale,
  now: number,
): EmailContent | null {
  const isLate = travelersDueOn(order) < todayInDhaka(now)
  const said = sayWanted(order, locale, isLate)
  if (said === null) return null
  const { wanted: words } = locale.words.holiday
  const { ticket, facts: bought, href } = describeOrder(order, locale)
  return {
    ...emailWords('holiday_travelers_wanted', order, locale.language),
    preview: said,
    parts: [notice(said), text(words.why), ticket, facts(...bought)],
    button: { label: words.button, href },
    reason: locale.words.common.reason,
  }
}

/** What is still to give of those who travel, and by when; null once everybody is named. */
export function sayWanted(order: HolidayOrder, locale: Locale, isLate = false): string | null {
  const missing = placesToName(order).length
  if (missing === 0) return null
  const { wanted: words } = locale.words.holiday
  const kind = needsPassports(order) ? 'passports' : 'names'
  return isLate
    ? words[`${kind}Late`](missing)
    : words[kind](missing, locale.date(travelersDueOn(order)))
}

/** Hotels, guide and flights are confirmed; null where that was undone by a cancellation. */
export function holidayConfirmed(order: HolidayOrder, locale: Locale): EmailContent | null {
  const { confirmation } = order
  if (!confirmation) return null
  const { confirmed: words } = locale.words.holiday
  const { ticket, facts: bought, href } = describeOrder(order, locale)
  const references = [
    [words.hotel, confirmation.hotel],
    [words.guide, confirmation.guide],
    [words.flights, confirmation.flights],
  ] as const
  const rows = references.flatMap(([term, value]): Row[] => (value ? [[term, value]] : []))
  return {
    ...emailWords('holiday_confirmed', order, locale.language),
    preview: words.said,
    parts: [text(words.said), text(words.voucher), ticket, facts(...bought, ...rows)],
    button: { label: locale.words.common.see, href },
    reason: locale.words.common.reason,
    filesOf: order,
  }
}
