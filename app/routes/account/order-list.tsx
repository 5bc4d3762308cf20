import type { ReactNode } from 'react'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { OrderCard, type OrderCardProps } from '@jatra/design-system/order-card'
import { messages } from '~/messages/index.ts'
import { scene } from '~/shell/shell.css.ts'
import * as css from './account.css.ts'

export interface OrderListProps {
  /** Address of the list; of an order with its id behind it. */
  base: string
  orders: readonly (Omit<OrderCardProps, 'href' | 'bookingId' | 'headingLevel'> & { id: string })[]
  /** Cursor of the next page. */
  older: string | null
  /** Said when there is no order, with the way to one. */
  empty: string
  action: ReactNode
}

/** The bookings of one kind, newest first (spec section 2, "Account area"). */
export function OrderList({ base, orders, older, empty, action }: OrderListProps) {
  if (orders.length === 0) {
    return <EmptyState title={empty} picture={<NoOrders className={scene} />} action={action} />
  }
  return (
    <>
      <ul className={css.list}>
        {orders.map(({ id, ...order }) => (
          <li key={id}>
            <OrderCard headingLevel={2} bookingId={id} href={`${base}/${id}`} {...order} />
          </li>
        ))}
      </ul>
      {older ? (
        <ButtonLink href={`${base}?cursor=${encodeURIComponent(older)}`}>
          {messages.account.older}
        </ButtonLink>
      ) : null}
    </>
  )
}
