import { invalidFields } from '@jatra/contract/http/problem'
import { paymentTypeLabels, type PaymentType } from '@jatra/contract/payment/payment'
import { validateOption } from '@jatra/contract/payment/payment-limits'
import type { PaymentGateways } from '../../providers/payments/payment-gateways.ts'

/** @param amount integer BDT @throws DomainError invalid_input when the amount is outside the option's limits */
export function assertTaken(
  gateways: PaymentGateways,
  paymentType: PaymentType,
  amount: number,
): void {
  const message = validateOption(
    paymentTypeLabels[paymentType],
    gateways.serving(paymentType).limits,
    amount,
  )
  if (message) throw invalidFields({ paymentType: [message] })
}
