import { validateOption } from '@jatra/contract/payment/payment-limits'
import type { PaymentOption } from '@jatra/contract/payment/option-endpoint'
import {
  allPaymentOptions,
  paymentNames,
  PaymentOptions,
  type PaymentOptionsProps,
} from '@jatra/design-system/payment-options'
import { paymentMessages } from '~/messages/payment.ts'
import { sayFieldError } from '~/forms/say-field-error.ts'

export interface PaymentChooserProps extends Pick<
  PaymentOptionsProps,
  'name' | 'defaultValue' | 'error'
> {
  /** As the API reports them. An option that it does not name is offered without a remark. */
  options: readonly PaymentOption[]
  /** The amount to pay, integer BDT; 0 while it is unknown. */
  amount: number
}

/** The choice of a payment option. Says which options move no money, and which cannot take this amount. */
export function PaymentChooser({ options, amount, ...chooser }: PaymentChooserProps) {
  const views = allPaymentOptions.map((option) => {
    const stands = options.find(({ paymentType }) => paymentType === option.value)
    if (!stands) return option
    const unavailable =
      amount > 0 ? validateOption(paymentNames[option.value], stands, amount) : null
    return {
      ...option,
      ...(stands.sandbox && { notice: paymentMessages.sandbox }),
      ...(unavailable && { unavailable: sayFieldError(unavailable) }),
    }
  })
  return <PaymentOptions {...chooser} options={views} />
}
