import type { ReactNode } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Link } from '@jatra/design-system/link'
import { PriceSummary, type PriceLine } from '@jatra/design-system/price-summary'
import { Inline, Stack } from '@jatra/design-system/stack'
import { messages } from '~/messages/index.ts'
import { orders } from '~/messages/orders.ts'
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
        <Link href={list} standalone>
          {messages.account.backToBookings}
        </Link>
      </div>
      <Inline justify="between">
        <div>
          <p className={css.paperOnly}>
            {`${messages.site.name}, ${order.receiptHref ? copy.receipt : copy.title}`}
          </p>
          <h1 className={title}>{plan}</h1>
        </div>
        <div className={css.screenOnly}>
          <Inline>
            {order.receiptHref ? (
              // Of this window and not the router's: it is a file.
              <ButtonLink href={order.receiptHref} target="_self" variant="secondary">
                {orders.receipt.download}
              </ButtonLink>
            ) : null}
            <Button variant="secondary" onClick={() => window.print()}>
              {order.receiptHref ? messages.account.printReceipt : orders.print}
            </Button>
          </Inline>
        </div>
      </Inline>
      {order.payUrl ? (
        <div className={css.screenOnly}>
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
        </div>
      ) : null}
      {order.again ? (
        <div className={css.screenOnly}>
          <Alert
            tone="info"
            live={false}
            action={
              <ButtonLink href={order.again.href} variant="action">
                {order.again.label}
              </ButtonLink>
            }
          >
            {order.again.text}
          </Alert>
        </div>
      ) : null}
      <Facts
        rows={[
          [copy.bookingId, order.reference],
          [copy.bookingStatus, order.status, order.statusText],
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
      <Seller {...order.agency} />
    </>
  )
}

/** On paper, as on every ticket: who sold it, under which number, at which price (the law since 1 January 2026). */
function Seller({ name, registration, address }: OrderView['agency']) {
  return (
    <footer className={css.seller}>
      <p>{orders.receipt.actualPrice}</p>
      <p>
        {orders.receipt.soldBy} <strong>{name}</strong>, {address}
      </p>
      <p>{`${orders.receipt.registration} ${registration}`}</p>
    </footer>
  )
}

/** Terms and what they are, a line each. */
export function Facts({
  rows,
}: {
  rows: readonly (readonly [term: string, value: string, meaning?: string])[]
}) {
  return (
    <dl className={css.rows}>
      {rows.map(([term, value, meaning], index) => (
        <div className={css.row} key={index}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
          {meaning === undefined ? null : <dd className={css.meaning}>{meaning}</dd>}
        </div>
      ))}
    </dl>
  )
}
