import { Picture, type PictureProps } from './picture.tsx'
import noFlights from './no-flights.svg?no-inline'
import noOrders from './no-orders.svg?no-inline'

/** Empty state "no flights": an empty sky, a line of stitches that frays, a needle out of thread. */
export function NoFlights(props: PictureProps) {
  return <Picture {...props} source={noFlights} width={480} height={300} />
}

/** Empty state "no bookings yet": a blank ticket on a kantha quilt. */
export function NoOrders(props: PictureProps) {
  return <Picture {...props} source={noOrders} width={480} height={300} />
}
