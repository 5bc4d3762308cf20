import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Card } from '@jatra/design-system/card'
import { Link } from '@jatra/design-system/link'
import { OrderTicket, type TicketLeg } from '@jatra/design-system/order-ticket'
import { PriceSummary, type PriceLine } from '@jatra/design-system/price-summary'
import { Stack } from '@jatra/design-system/stack'
import { accountMessages } from '~/messages/account.ts'
import { messages } from '~/messages/index.ts'
import { orders } from '~/messages/orders.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import { AirlineCard } from './airline-card.tsx'
import { AirlineChange } from './airline-change.tsx'
import { CheckCode } from './check-code.tsx'
import { DetailList } from './detail-list.tsx'
import { NextStep } from './next-step.tsx'
import { OrderEmails } from './order-emails.tsx'
import { ReleaseBooking } from './release-booking.tsx'
import { RefundCard } from './refund-card.tsx'
import type { OrderView } from './order-view.server.ts'
import { statusBadges } from './status-badges.ts'

const copy = accountMessages.order

export interface OrderFrameProps {
  order: OrderView
  /** The product in one line. */
  plan: string
  legs?: readonly TicketLeg[]
  /** When and what, on the ticket. */
  facts: readonly (readonly [term: string, value: string])[]
  /** Who travels, by full name. */
  travelers: readonly string[]
  /** The list that it is in. */
  list: string
  lines: readonly PriceLine[]
  /** Cards about the product. */
  children: ReactNode
}

/** The page of any order: a ticket, then its details, payment history and emails. */
export function OrderFrame(props: OrderFrameProps) {
  const { order, plan, legs = [], facts, travelers, list, lines, children } = props
  return (
    <>
      <div className={css.screenOnly}>
        <Link href={list} standalone>
          {accountMessages.backToBookings}
        </Link>
      </div>
      <p className={css.paperOnly}>
        {`${messages.site.name}, ${order.receiptHref ? copy.receipt : copy.title}`}
      </p>
      <OrderTicket
        kind={order.kind}
        heading={plan}
        status={statusBadges[order.status]}
        statusText={order.statusText}
        legs={legs}
        facts={[
          ...facts,
          [copy.paymentStatus, order.paymentStatus],
          [copy.bookedOn, order.bookedOn],
        ]}
        travelers={travelers}
        bookingId={order.reference}
        total={order.total}
        next={<NextStep text={order.next.text} asked={order.change !== null} />}
        nextAction={
          order.next.action ? (
            <ButtonLink href={order.next.action.href} variant="primary">
              {order.next.action.label}
            </ButtonLink>
          ) : null
        }
        actions={<TakeAlong order={order} />}
      />
      <div className={css.sides}>
        <Stack gap={24}>
          <AirlineChange change={order.change} />
          {order.airline ? <AirlineCard view={order.airline} /> : null}
          {order.refunds.map((refund) => (
            <RefundCard key={refund.id} refund={refund} />
          ))}
          {children}
          <ReleaseBooking open={order.mayRelease} kind={order.kind} />
          {order.payments.length > 0 ? (
            <Card>
              <Stack>
                <h2 className={subtitle}>{copy.payments}</h2>
                <DetailList
                  rows={order.payments.flatMap(({ id, option, amount, status, date, at }) => [
                    [`${date}, ${at}, ${option}`, `${amount} ${status}`] as const,
                    [copy.transaction, id] as const,
                  ])}
                />
              </Stack>
            </Card>
          ) : null}
          <div className={css.screenOnly}>
            <OrderEmails emails={order.emails} />
          </div>
        </Stack>
        <PriceSummary bar={false} heading={copy.price} lines={lines} total={order.total} />
      </div>
      {order.check ? <CheckCode check={order.check} reference={order.reference} /> : null}
      <Seller {...order.agency} />
    </>
  )
}

/** The order's files and the print button. They act on this window, not through the router. */
function TakeAlong({ order }: { order: OrderView }) {
  return (
    <>
      {order.eTicketHref ? (
        <ButtonLink href={order.eTicketHref} target="_self" variant="secondary">
          {orders.eTicket}
        </ButtonLink>
      ) : null}
      {order.calendar ? (
        <ButtonLink href={order.calendar.href} target="_self" variant="secondary">
          {order.calendar.label}
        </ButtonLink>
      ) : null}
      {order.receiptHref ? (
        <ButtonLink href={order.receiptHref} target="_self" variant="secondary">
          {orders.receipt.download}
        </ButtonLink>
      ) : null}
      <Button variant="secondary" onClick={() => window.print()}>
        {order.receiptHref ? accountMessages.printReceipt : orders.print}
      </Button>
    </>
  )
}

/** On paper, as on every ticket: seller, registration number and price (required by law since 1 January 2026). */
function Seller({ name, registration, address }: OrderView['agency']) {
  return (
    <footer className={css.seller}>
      <p>{orders.receipt.actualPrice}</p>
      <p>
        <span>{orders.receipt.soldBy}</span> <strong>{name}</strong>
        <span>{`, ${address}`}</span>
      </p>
      <p>{`${orders.receipt.registration} ${registration}`}</p>
    </footer>
  )
}
