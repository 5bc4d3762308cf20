import { useId, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './price-summary.css.ts'
import { priceSummary as defaultWords } from '../messages/checkout.ts'

export type PriceLine = {
  /** What the amount is for, such as 'Taxes and fees'. */
  label: string
  /** Ready-made, such as '৳12,345'; a deduction carries its minus sign. */
  amount: string
  /** `positive` marks what lowers the price, such as a discount. */
  tone?: 'default' | 'positive'
  /** Shown struck through, as a price that no longer holds. */
  strike?: boolean
}

export type PriceSummaryProps = {
  /** The parts of the price, in the order they are added up. */
  lines: readonly PriceLine[]
  /** What is to pay, as text with ৳. */
  total: string
  /** The heading of the summary. */
  heading?: string
  /** The words before the sum. */
  totalLabel?: string
  /** A line below the sum, such as what is not included. */
  note?: ReactNode
  /** Below the total, such as the outcome of the last attempt. */
  action?: ReactNode
  /**
   * The button that submits the form around it: below the total on a desktop, in the bar on a phone. The amount, when
   * there is one already, is a part of its name.
   */
  submit?: { label: string; amount?: string; loading?: boolean }
  /** The compact bar at the bottom of a phone's screen; it leads to the whole summary. */
  bar?: boolean
  /** The words that open the details from the bar at the foot of a phone's screen. */
  barLabel?: string
}

/** The labels of a flight's price (docs/specification.md, Fare arithmetic). */
export const flightPriceLabels = defaultWords.flight

/** The price, line by line: beside the form on a desktop, with a bar at the bottom on a phone. */
export function PriceSummary({
  lines,
  total,
  heading,
  totalLabel,
  note,
  action,
  submit,
  bar = true,
  barLabel,
}: PriceSummaryProps) {
  const words = useMessages('priceSummary', defaultWords)
  const id = useId()
  return (
    <section className={css.panel} id={id} aria-labelledby={`${id}-heading`}>
      <h2 className={css.heading} id={`${id}-heading`}>
        {heading ?? words.heading}
      </h2>
      <dl className={css.lines}>
        {lines.map(({ label, amount, tone, strike }) => (
          <div className={css.line} key={label}>
            <dt>{label}</dt>
            <dd className={tone === 'positive' ? css.deal : css.amount}>
              {strike ? <s>{amount}</s> : amount}
            </dd>
          </div>
        ))}
        <div className={css.total}>
          <dt>{totalLabel ?? words.flight.total}</dt>
          <dd className={css.totalAmount}>{total}</dd>
        </div>
      </dl>
      {note ? <div className={css.note}>{note}</div> : null}
      {action ? <div className={css.action}>{action}</div> : null}
      {bar ? (
        <div className={submit ? css.submitBar : css.bar}>
          <a className={css.barLink} href={`#${id}`}>
            <VisuallyHidden>{`${totalLabel ?? words.flight.total} `}</VisuallyHidden>
            <span className={css.barTotal}>{total}</span>
            <VisuallyHidden> </VisuallyHidden>
            <span className={css.barMore}>{barLabel ?? words.bar}</span>{' '}
          </a>
          {submit ? (
            <Button type="submit" variant="primary" fullWidth loading={submit.loading}>
              <span>{submit.label}</span>
              {submit.amount ? <VisuallyHidden>{` ${submit.amount}`}</VisuallyHidden> : null}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  )
}
