import { refundDates, type RefundStep } from '@jatra/contract/holiday/holiday-cancellation'
import type { RefundLine } from '~/checkout/refund-rule.tsx'
import { formatBdt, formatDate } from '~/messages/format.ts'
import { holidays } from '~/messages/holidays.ts'

const copy = holidays.refund

/** The refund rule by days, as the page of a package shows it; no lines without steps. */
export function refundLines(steps: readonly RefundStep[]): RefundLine[] {
  const last = steps.at(-1)
  if (!last) return []
  return [
    ...steps.map(({ daysBefore, percent }, index) => {
      const before = steps[index - 1]
      return {
        when: before ? copy.between(daysBefore, before.daysBefore - 1) : copy.from(daysBefore),
        percent,
      }
    }),
    { when: copy.later(last.daysBefore), percent: 0 },
  ]
}

/** The refund rule of a stay whose first day is known, from today on. */
export function refundDateLines(
  steps: readonly RefundStep[],
  stay: { price: number; travelDate: string },
  today: string,
): RefundLine[] {
  const ahead = refundDates(steps, stay, today)
  return [
    ...ahead.map(({ until, percent, refund }) => ({
      when: copy.until(formatDate(until)),
      percent,
      amount: stay.price > 0 ? formatBdt(refund) : undefined,
    })),
    { when: ahead.length > 0 ? copy.after : copy.fromToday, percent: 0 },
  ]
}
