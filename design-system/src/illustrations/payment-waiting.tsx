import { Picture, type PictureProps } from './picture.tsx'
import file from './payment-waiting.svg?no-inline'

/**
 * Payment under way: the edge of the ticket is half sewn, an hourglass runs.
 */
export function PaymentWaiting(props: PictureProps) {
  return <Picture {...props} source={`${file}#payment-waiting`} width={480} height={300} />
}
