import { useState } from 'react'
import { useHydrated } from '@jatra/design-system/hydration'
import { RadioCards } from '@jatra/design-system/radio-cards'
import { PaymentChooser, type PaymentChooserProps } from '~/checkout/payment-chooser.tsx'
import { payLater } from '~/messages/pay-later.ts'

export interface PayWhenProps extends Pick<PaymentChooserProps, 'options' | 'amount'> {
  /** Until when the airline holds the flight, and whether its price can change; null when it is paid now. */
  hold: { payBy: string; price: string } | null
  payWhen: { name: string; sent: unknown; error?: string | undefined }
  paymentType: { name: string; sent: unknown; error?: string | undefined }
}

/** Pay now or later, and how. Without script the options stay visible; they matter only when paying now. */
export function PayWhen({ hold, payWhen, paymentType, options, amount }: PayWhenProps) {
  const [later, setLater] = useState(hold !== null && payWhen.sent === 'later')
  const scripted = useHydrated()
  return (
    <>
      {hold ? (
        <RadioCards
          label={payLater.legend}
          name={payWhen.name}
          defaultValue={later ? 'later' : 'now'}
          onValueChange={(value) => setLater(value === 'later')}
          error={payWhen.error}
          options={[
            { value: 'now', title: payLater.now, detail: payLater.nowDetail },
            {
              value: 'later',
              title: payLater.later(hold.payBy),
              detail: payLater.laterDetail(hold.price),
            },
          ]}
        />
      ) : null}
      {hold && later ? <p>{payLater.optionLater}</p> : null}
      {hold && !scripted ? <p>{payLater.optionUnscripted}</p> : null}
      {later && scripted ? null : (
        <PaymentChooser
          options={options}
          amount={amount}
          name={paymentType.name}
          defaultValue={typeof paymentType.sent === 'string' ? paymentType.sent : undefined}
          error={paymentType.error}
        />
      )}
    </>
  )
}
