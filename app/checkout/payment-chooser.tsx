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
  /** As the API says. One that it does not name is offered without a word. */
  options: readonly PaymentOption[]
  /** What is to be paid, integer BDT; 0 while that is not known. */
  amount: number
}

/** How to pay: says which options move no money, and which do not take the sum. */
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
