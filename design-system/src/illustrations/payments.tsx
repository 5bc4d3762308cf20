import { Picture, type PictureProps } from './picture.tsx'
import paymentWaiting from './payment-waiting.svg?no-inline'
import paymentPaid from './payment-paid.svg?no-inline'
import paymentFailed from './payment-failed.svg?no-inline'

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
