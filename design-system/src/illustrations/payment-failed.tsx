import { Picture, type PictureProps } from './picture.tsx'
import file from './payment-failed.svg?no-inline'

/**
 * Payment failed: the ticket has come apart, its thread snapped.
 */
export function PaymentFailed(props: PictureProps) {
  return <Picture {...props} source={`${file}#payment-failed`} width={480} height={300} />
}
