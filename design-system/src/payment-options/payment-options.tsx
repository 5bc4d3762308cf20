import { Label } from 'radix-ui'
import { forwardRef, useId } from 'react'
import { Badge } from '../badge/index.ts'
import { Icon } from '../icon/index.ts'
import { useMessages, type Messages } from '../messages/index.ts'
import * as css from './payment-options.css.ts'
import { PaymentTile, paymentNames, type PaymentValue } from './payment-tile.tsx'
import { paymentOptions as defaultWords } from '../messages/checkout.ts'

export type PaymentOption = {
  /** The way to pay, as the API names it. */
  value: PaymentValue
  /** A line below the name, such as which cards are accepted. */
  detail?: string
  /** A warning in plain sight beside the name, such as that no money moves. */
  notice?: string
  /** Why it cannot be chosen for now. Shown instead of the detail. */
  unavailable?: string
}

export type PaymentOptionsProps = {
  /** The form name that the chosen way to pay is sent under. */
  name?: string
  /** The question above the tiles. */
  legend?: string
  /** The ways to pay, in the order they are shown. By default all that Jatra accepts. */
  options?: readonly PaymentOption[]
  /** The way to pay that is chosen at first. Without it, none is. */
  defaultValue?: string
  /** Called when another way to pay is chosen. */
  onValueChange?: (value: PaymentValue) => void
  /** Shown at the chooser; see `paymentMissing` for the spec's text. */
  error?: string
}

/** Shown when a form is sent without a choice. */
export const paymentMissing: string = defaultWords.missing

/** All that Jatra accepts, in the order they are shown. */
export const allPaymentOptions: readonly PaymentOption[] = optionsIn(defaultWords)

function optionsIn({ details }: Messages['paymentOptions']): readonly PaymentOption[] {
  const values = ['bkash', 'nogod', 'nexus', 'sslCommerz'] as const
  return values.map((value) => ({ value, detail: details[value] }))
}

/**
 * The payment option chooser: native radios. The ref is the group, which takes the focus
 * when nothing was chosen, so that the message is read with it.
 */
export const PaymentOptions = forwardRef<HTMLFieldSetElement, PaymentOptionsProps>(
  function PaymentOptions(
    { name = 'paymentType', legend, options, defaultValue, onValueChange, error },
    ref,
  ) {
    const words = useMessages('paymentOptions', defaultWords)
    const id = useId()
    return (
      <fieldset
        ref={ref}
        className={css.group}
        role="radiogroup"
        tabIndex={-1}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <legend className={css.legend}>{legend ?? words.legend}</legend>
        {error ? (
          <p className={css.error} id={`${id}-error`}>
            <Icon name="error" />
            <span>{error}</span>
          </p>
        ) : null}
        <div className={css.choices}>
          {(options ?? optionsIn(words)).map(({ value, detail, notice, unavailable }) => (
            <Label.Root className={css.choice} key={value} htmlFor={`${id}-${value}`}>
              <input
                className={css.radio}
                id={`${id}-${value}`}
                type="radio"
                name={name}
                value={value}
                disabled={unavailable !== undefined}
                defaultChecked={value === defaultValue && unavailable === undefined}
                onChange={() => onValueChange?.(value)}
              />
              <PaymentTile value={value} />{' '}
              <span className={css.words}>
                <span className={css.name}>{paymentNames[value]}</span>{' '}
                {(unavailable ?? detail) ? (
                  <span className={css.detail}>{unavailable ?? detail}</span>
                ) : null}{' '}
                {notice ? (
                  <span className={css.notice}>
                    <Badge tone="warning">{notice}</Badge>
                  </span>
                ) : null}
              </span>
            </Label.Root>
          ))}
        </div>
      </fieldset>
    )
  },
)
