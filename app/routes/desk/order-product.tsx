import { Alert } from '@jatra/design-system/alert'
import { deskOrder } from '~/messages/desk-order.ts'
import { visas } from '~/messages/visas.ts'
import { DetailCard } from '~/routes/account/bookings/detail-list.tsx'
import { FlightParts } from '~/routes/account/bookings/flight-parts.tsx'
import { HolidayParts } from '~/routes/account/bookings/holiday-parts.tsx'
import type { DeskOrderView } from './order-view.server.ts'

/** What was bought, in the cards that its traveller sees. */
export function OrderProduct({ product }: Pick<DeskOrderView, 'product'>) {
  switch (product.kind) {
    case 'flight':
      return (
        <FlightParts
          heading={deskOrder.journey}
          timelines={product.timelines}
          conditions={product.conditions}
        />
      )
    case 'holidays': {
      const { href, stay, people, contact, due, references } = product
      return (
        <>
          {due ? (
            <Alert tone={due.tone} live={false}>
              {due.text}
            </Alert>
          ) : null}
          {references.length > 0 ? (
            <DetailCard heading={deskOrder.references} rows={references} />
          ) : null}
          <HolidayParts
            heading={deskOrder.holiday}
            href={href}
            stay={stay}
            people={people}
            contact={contact}
          />
        </>
      )
    }
    case 'visa':
      return (
        <>
          <DetailCard heading={visas.order.plan} rows={product.plan} />
          <DetailCard heading={visas.order.delivery} rows={product.delivery} />
        </>
      )
  }
}
