import type { ReactNode } from 'react'

import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NoOrders } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { OrderCard, type OrderCardProps } from '@jatra/design-system/order-card'
import { accountMessages } from '~/messages/account.ts'
import { orders } from '~/messages/orders.ts'
import { scene } from '~/shell/shell.css.ts'
import * as css from '../account.css.ts'
import { statusBadges, type BadgeName } from './status-badges.ts'

export interface OrderListProps {
  /** Address of the list; an order's address is this with its id appended. */
  base: string
  orders: readonly (Omit<OrderCardProps, 'href' | 'bookingId' | 'headingLevel' | 'status'> & {
    id: string
    status: BadgeName
    reference: string
  })[]
  /** Cursor of the next page. */
  older: string | null
  /** True on every page but the first. */
  paged: boolean
  /** Shown when there is no order, with a link to make one. */
  empty: string
  action: ReactNode
}

/** The bookings of one kind, newest first (docs/specification.md, Account area). */
export function OrderList({ base, orders: listed, older, paged, empty, action }: OrderListProps) {
  if (listed.length === 0) {
    return <EmptyState title={empty} picture={<NoOrders className={scene} />} action={action} />
  }
  return (
    <>
      <ul className={css.list}>
        {listed.map(({ id, reference, status, ...order }) => (
          <li key={id}>
            <OrderCard
              headingLevel={2}
              bookingId={reference}
              href={`${base}/${id}`}
              status={statusBadges[status]}
              {...order}
            />
          </li>
        ))}
      </ul>
      {older || paged ? (
        <Inline>
          {paged ? <ButtonLink href={base}>{orders.newest}</ButtonLink> : null}
          {older ? (
            <ButtonLink href={`${base}?cursor=${encodeURIComponent(older)}`}>
              {accountMessages.older}
            </ButtonLink>
          ) : null}
        </Inline>
      ) : null}
    </>
  )
}
