import { Picture, type PictureProps } from './picture.tsx'
import file from './no-orders.svg?no-inline'

/**
 * Empty state "no bookings yet": a blank ticket on a kantha quilt.
 */
export function NoOrders(props: PictureProps) {
  return <Picture {...props} source={`${file}#no-orders`} width={480} height={300} />
}
