import { z } from 'zod'
import { issue } from '../messages/message.ts'
import { addDays } from '../values/dates.ts'
import { percentRoundedHalfUp } from '../values/money.ts'

/** The refund of a holiday that its traveller cancels (decision 129). Integer BDT, days of Asia/Dhaka. */

const DAYS = issue('stepDays')
const PERCENT = issue('stepPercent')

/** Cancelled at least `daysBefore` days before the first day of travel, `percent` of the price is refunded. */
const refundStepSchema = z.object({
  daysBefore: z.number().int(DAYS).min(1, DAYS).max(365, DAYS),
  percent: z.number().int(PERCENT).min(1, PERCENT).max(100, PERCENT),
})
export type RefundStep = z.infer<typeof refundStepSchema>

/** The earliest step first: each is later than the one before and refunds less. After the last one nothing is refunded. */
export const refundStepsSchema = z
  .array(refundStepSchema)
  .min(1, issue('stepMissing'))
  .max(6, issue('tooManySteps'))
  .refine(
    (steps) =>
      steps.every(({ daysBefore, percent }, index) => {
        const before = steps[index - 1]
        return !before || (before.daysBefore > daysBefore && before.percent > percent)
      }),
    issue('stepsOutOfOrder'),
  )

/** Whether a stay refunds less today than on the day on which its traveller was shown the steps. Days in Asia/Dhaka. */
export const isRefundReduced = (
  steps: readonly RefundStep[],
  travelDate: string,
  { shownOn, today }: { shownOn: string; today: string },
): boolean => {
  const stay = { price: 0, travelDate }
  return refundDates(steps, stay, today).length < refundDates(steps, stay, shownOn).length
}

/** A step of a stay whose first day is known. */
interface RefundDate extends RefundStep {
  /** The last day on which it holds, `YYYY-MM-DD`. */
  until: string
  /** The refund, integer BDT, rounded half up. */
  refund: number
}

/**
 * The steps of a stay that are still ahead, the next one first; none when nothing is refunded any more.
 *
 * @param stay its whole price in integer BDT, and its first day of travel, `YYYY-MM-DD`
 * @param today in Asia/Dhaka, `YYYY-MM-DD`
 */
export function refundDates(
  steps: readonly RefundStep[],
  { price, travelDate }: { price: number; travelDate: string },
  today: string,
): RefundDate[] {
  return steps
    .map((step) => ({
      ...step,
      until: addDays(travelDate, -step.daysBefore),
      refund: percentRoundedHalfUp(price, step.percent),
    }))
    .filter(({ until }) => until >= today)
}
