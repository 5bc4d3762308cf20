import { Card } from '@jatra/design-system/card'
import { Stack } from '@jatra/design-system/stack'
import { refundRule as copy } from '~/messages/refund-rule.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from './refund-rule.css.ts'

/** When a booking is cancelled, and what is refunded then. */
export interface RefundLine {
  when: string
  percent: number
  /** In BDT, where the stay has a price. */
  amount?: string | undefined
}

/** The lines as a table, and what they mean. */
export function RefundRuleTable({ lines, note }: { lines: readonly RefundLine[]; note: string }) {
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
                <span>{percent === 0 ? copy.nothing : (amount ?? copy.percent(percent))}</span>{' '}
                {amount ? <span className={css.percent}>{copy.percent(percent)}</span> : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={css.note}>{note}</p>
    </>
  )
}

/** The same under a heading of its own. */
export function RefundRuleCard({
  lines,
  note,
  children,
}: {
  lines: readonly RefundLine[]
  note: string
  /** How to cancel, shown on a booking. */
  children?: string
}) {
  return (
    <Card as="section" padding={24}>
      <Stack>
        <h2 className={subtitle}>{copy.title}</h2>
        {lines.length > 0 ? <RefundRuleTable lines={lines} note={note} /> : null}
        {children ? <p>{children}</p> : null}
      </Stack>
    </Card>
  )
}
