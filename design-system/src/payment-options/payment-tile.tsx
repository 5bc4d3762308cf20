import { tiles } from './payment-options.css.ts'

/** Wire values of the payment options. */
export type PaymentValue = 'bkash' | 'nogod' | 'nexus' | 'sslCommerz'

/** What a payment option is called on screen. */
export const paymentNames: Record<PaymentValue, string> = {
  bkash: 'bKash',
  nogod: 'Nagad',
  nexus: 'Nexus Pay',
  sslCommerz: 'SSLCommerz',
}

const letters: Record<PaymentValue, string> = {
  bkash: 'bK',
  nogod: 'Na',
  nexus: 'Nx',
  sslCommerz: 'SSL',
}

/** A payment option's lettered tile; decorative, its name stands beside it. */
export function PaymentTile({
  value,
}: {
  /** The way to pay that the tile shows. */
  value: PaymentValue
}) {
  return (
    <span className={tiles[value]} aria-hidden="true" translate="no">
      {letters[value]}
    </span>
  )
}
