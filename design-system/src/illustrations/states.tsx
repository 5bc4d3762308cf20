import { Picture, type PictureProps } from './picture.tsx'
import noFlights from './no-flights.svg?no-inline'
import noOrders from './no-orders.svg?no-inline'
import notFound from './not-found.svg?no-inline'
import somethingWrong from './something-wrong.svg?no-inline'
import paymentWaiting from './payment-waiting.svg?no-inline'
import paymentPaid from './payment-paid.svg?no-inline'
import paymentFailed from './payment-failed.svg?no-inline'

/** Empty state "no flights": an empty sky, a line of stitches that frays, a needle out of thread. */
export function NoFlights(props: PictureProps) {
  return <Picture {...props} source={noFlights} width={480} height={300} />
}

/** Empty state "no bookings yet": a blank ticket on a kantha quilt. */
export function NoOrders(props: PictureProps) {
  return <Picture {...props} source={noOrders} width={480} height={300} />
}

/** Page not found: a boat that has sailed off the map. */
export function NotFound(props: PictureProps) {
  return <Picture {...props} source={notFound} width={480} height={300} />
}

/** Something went wrong: a boat aground after the storm, its sail being mended. */
export function SomethingWrong(props: PictureProps) {
  return <Picture {...props} source={somethingWrong} width={480} height={300} />
}

/** Payment under way: the edge of the ticket is half sewn, an hourglass runs. */
export function PaymentWaiting(props: PictureProps) {
  return <Picture {...props} source={paymentWaiting} width={480} height={300} />
}

/** Payment received: the ticket is sewn all round and sealed. */
export function PaymentPaid(props: PictureProps) {
  return <Picture {...props} source={paymentPaid} width={480} height={300} />
}

/** Payment failed: the ticket has come apart, its thread snapped. */
export function PaymentFailed(props: PictureProps) {
  return <Picture {...props} source={paymentFailed} width={480} height={300} />
}
