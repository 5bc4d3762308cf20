import { useEffect, useState, type RefObject } from 'react'
import { paymentNames, type PaymentValue } from '@jatra/design-system/payment-options'
import { paymentMessages as copy } from '~/messages/payment.ts'

/** A payment option, or that the flight is paid later; null while none is chosen. */
type Chosen = PaymentValue | 'later' | null

/**
 * What the button of a checkout does, with the option that is chosen now: 'Pay ৳6,113 with bKash'. The form's radios are
 * read where they are, since a draft fills them in without an event.
 * @param total with ৳; null while there is no price
 */
export function usePayLabel(form: RefObject<HTMLFormElement | null>, total: string | null) {
  const [chosen, setChosen] = useState<Chosen>(null)
  // oxlint-disable-next-line react/set-state-in-effect -- the radios are outside of React: a draft fills them in
  const read = () => setChosen(chosenIn(form.current))
  useEffect(read)
  return { label: labelOf(chosen, total), onChange: read }
}

function chosenIn(form: HTMLFormElement | null): Chosen {
  const checked = (name: string) =>
    form?.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value
  if (checked('payWhen') === 'later') return 'later'
  const value = checked('paymentType')
  return value !== undefined && isPaymentValue(value) ? value : null
}

const isPaymentValue = (value: string): value is PaymentValue => value in paymentNames

function labelOf(chosen: Chosen, total: string | null): string {
  if (chosen === 'later') return copy.bookNow
  if (total === null) return copy.pay
  return chosen === null ? copy.payTotal(total) : copy.payWith(total, paymentNames[chosen])
}
