import type { ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Link } from '@jatra/design-system/link'
import { PriceSummary, type PriceLine } from '@jatra/design-system/price-summary'
import { Inline, Stack } from '@jatra/design-system/stack'
import { messages } from '~/messages/index.ts'
import { subtitle, title } from '~/shell/shell.css.ts'
import * as css from './account.css.ts'
import type { OrderView } from './order-view.server.ts'

const copy = messages.account.order

export interface OrderFrameProps {
  order: OrderView
  /** What was bought, in a line. */
  plan: string
  /** The list it stands in. */
  list: string
  lines: readonly PriceLine[]
  /** Cards of what was bought. */
  children: ReactNode
}

/** The whole order, its payment history and a printable receipt (D17), whatever was bought. */
export function OrderFrame({ order, plan, list, lines, children }: OrderFrameProps) {
  return (
    <>
      <div className={css.screenOnly}>
        <Link href={list}>{messages.account.backToBookings}</Link>
      </div>
      <Inline justify="between">
        <div>
          <p className={css.paperOnly}>{`${messages.site.name}, ${copy.receipt}`}</p>
          <h1 className={title}>{plan}</h1>
        </div>
        <div className={css.screenOnly}>
          <Button variant="secondary" onClick={() => window.print()}>
            {messages.account.printReceipt}
          </Button>
        </div>
      </Inline>
      {order.payUrl ? (
        <Alert
          tone="warning"
          live={false}
          action={
            <ButtonLink href={order.payUrl} variant="action">
              {messages.payment.goOnToPay}
            </ButtonLink>
          }
        >
          {messages.payment.payBy(order.payBy)}
        </Alert>
      ) : null}
      <Facts
        rows={[
          [copy.bookingId, order.id],
          [copy.bookingStatus, order.status],
          [copy.paymentStatus, order.paymentStatus],
          [copy.bookedOn, order.bookedOn],
        ]}
      />
      <div className={css.sides}>
        <Stack gap={24}>
          {children}
          <Card>
            <Stack>
              <h2 className={subtitle}>{copy.payments}</h2>
              <Facts
                rows={order.payments.flatMap(({ id, option, amount, status, date, at }) => [
                  [`${date}, ${at}, ${option}`, `${amount} ${status}`] as const,
                  [copy.transaction, id] as const,
                ])}
              />
            </Stack>
          </Card>
        </Stack>
        <PriceSummary bar={false} heading={copy.price} lines={lines} total={order.total} />
      </div>
    </>
  )
}

/** Terms and what they are, a line each. */
export function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={css.rows}>
      {rows.map(([term, value], index) => (
        <div className={css.row} key={index}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
