import { Picture, type PictureProps } from './picture.tsx'
import file from './payment-paid.svg?no-inline'

/**
 * Payment received: the ticket is sewn all round and sealed.
 */
export function PaymentPaid(props: PictureProps) {
  return <Picture {...props} source={`${file}#payment-paid`} width={480} height={300} />
}
