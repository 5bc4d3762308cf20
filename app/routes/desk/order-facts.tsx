import { Card } from '@jatra/design-system/card'
import { Link } from '@jatra/design-system/link'
import { Stack } from '@jatra/design-system/stack'
import { PriceSummary } from '@jatra/design-system/price-summary'
import { deskOrder } from '~/messages/desk-order.ts'
import { DetailList } from '~/routes/account/bookings/detail-list.tsx'
import * as shared from './desk.css.ts'
import * as css from './order.css.ts'
import type { DeskOrderView } from './order-view.server.ts'

/** Who bought it, and whom to reach about it. */
export function OrderCustomer({ order: { customer, contact } }: { order: DeskOrderView }) {
  const copy = deskOrder.customer
  return (
    <Card as="section" padding={16} aria-labelledby="customer">
      <Stack gap={12}>
        <h2 id="customer" className={shared.partTitle}>
          {copy.title}
        </h2>
        <Person heading={copy.account} {...customer} />
        {contact.isAccount ? (
          <p className={shared.small}>{`${copy.contact}: ${copy.same}`}</p>
        ) : (
          <Person heading={copy.contact} {...contact} />
        )}
      </Stack>
    </Card>
  )
}

interface PersonProps {
  heading: string
  name: string
  email: string
  phone: string | null
  shownPhone: string | null
}

function Person({ heading, name, email, phone, shownPhone }: PersonProps) {
  return (
    <div className={css.person}>
      <span className={shared.small}>{heading}</span> <span className={css.strong}>{name}</span>{' '}
      {phone ? <Link href={`tel:${phone}`}>{shownPhone}</Link> : null}{' '}
      <Link href={`mailto:${email}`}>{email}</Link>
    </div>
  )
}

/** What the customer pays, what of it the supplier gets, what is left for us, and what goes back. */
export function OrderMoney({ order }: { order: DeskOrderView }) {
  const copy = deskOrder.money
  const { net, ours, loss, percent, supplier, supplierOrder, converted } = order.money
  const facts = [
    ...(supplier ? [[copy.sold, supplier] as const] : []),
    ...(supplierOrder ? [[copy.supplierOrder, supplierOrder] as const] : []),
  ]
  return (
    <PriceSummary
      bar={false}
      heading={copy.title}
      lines={order.product.lines}
      totalLabel={copy.pays}
      total={order.total}
      note={
        <div className={css.money}>
          {net === null || ours === null ? (
            <p>{copy.own}</p>
          ) : (
            <dl className={css.sums}>
              <div className={css.sum}>
                <dt>{copy.supplier}</dt>
                <dd className={css.amount}>{net}</dd>
              </div>
              <div className={css.left}>
                <dt>{copy.left}</dt>
                <dd className={css.amount}>
                  <span className={loss ? css.loss : css.gain}>{ours}</span>{' '}
                  {percent === null ? null : (
                    <span className={shared.small}>{copy.margin(percent)}</span>
                  )}
                </dd>
              </div>
            </dl>
          )}
          {facts.length > 0 ? <DetailList rows={facts} /> : null}
          {converted ? <p>{converted}</p> : null}
          {order.refunds.length > 0 ? (
            <>
              <h3 className={shared.partTitle}>{deskOrder.refunds}</h3>
              <DetailList rows={order.refunds} />
            </>
          ) : null}
        </div>
      }
    />
  )
}
