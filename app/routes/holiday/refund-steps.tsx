import { refundDates, type RefundStep } from '@jatra/contract/holiday/holiday-cancellation'
import { formatDate } from '@jatra/contract/values/dates'
import { formatBdt } from '@jatra/contract/values/money'
import { Card } from '@jatra/design-system/card'
import { Stack } from '@jatra/design-system/stack'
import { holidays } from '~/messages/holidays.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from './refund-steps.css.ts'

const copy = holidays.refund

/** When one cancels, and what comes back then. */
export interface RefundLine {
  when: string
  percent: number
  /** In BDT, where the stay has a price. */
  amount?: string | undefined
}

/** The rule by days, as it stands on the page of a package; no line without steps. */
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

/** The rule of a stay whose first day is known, from today on. @param stay `price` in integer BDT, 0 while it has no rooms */
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

/** The lines as a table, and what they mean. */
export function RefundTable({ lines }: { lines: readonly RefundLine[] }) {
  return (
    <>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {copy.when}
            </th>
            <th scope="col" className={css.shareHead}>
              {copy.back}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ when, percent, amount }) => (
            <tr key={when}>
              <th scope="row" className={css.when}>
                {when}
              </th>
              <td className={percent === 0 ? css.nothing : css.share}>
                {percent === 0 ? copy.nothing : (amount ?? copy.percent(percent))}
                {amount ? <span className={css.percent}>{copy.percent(percent)}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{copy.note}</p>
    </>
  )
}

/** The same under a heading of its own. */
export function RefundCard({
  lines,
  children,
}: {
  lines: readonly RefundLine[]
  children?: string
}) {
  return (
    <Card as="section" padding={24}>
      <Stack>
        <h2 className={subtitle}>{copy.title}</h2>
        {lines.length > 0 ? <RefundTable lines={lines} /> : null}
        {children ? <p>{children}</p> : null}
      </Stack>
    </Card>
  )
}
