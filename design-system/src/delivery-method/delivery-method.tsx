import { Label } from 'radix-ui'
import { forwardRef, useId, useState, type ReactNode } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { useEarlyChoice, useHydrated } from '../hydration/index.ts'
import { Icon, type IconName } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './delivery-method.css.ts'
import { deliveryMethod as defaultWords } from '../messages/checkout.ts'

/** How the documents come to the office (docs/specification.md, Document delivery). */
export type Delivery = 'travelerDrop' | 'pickUp'

export type DeliveryMethodProps = {
  /** The form name that the chosen method is sent under. */
  name?: string
  /** The method chosen at first. Without it, neither is. */
  defaultValue?: Delivery
  /** Called with the method when another one is chosen. */
  onValueChange?: (value: Delivery) => void
  /** The pickup address field; shown with pick-up only. */
  address: ReactNode
  /** The date field; shown with pick-up only. */
  date: ReactNode
  /** Where the traveller brings the documents; stands beside that method. */
  office?: string
  /** Ready-made, what pick-up costs: 'Pick Up Charge BDT 500TK'. */
  charge?: string
  /** What is wrong, such as that no method is chosen yet. */
  error?: string
  /**
   * Replaces the words of the question and the two methods. Those left out keep the default
   * English.
   */
  messages?: Partial<DeliveryMethodMessages>
}

export type DeliveryMethodMessages = {
  /** The question above the two methods. */
  legend: string
  /** The method in which the traveller brings the documents to an office. */
  travelerDrop: { name: string; detail: string }
  /** The method in which the documents are collected from the traveller. */
  pickUp: { name: string; detail: string }
}

const methods = [
  ['travelerDrop', 'person'],
  ['pickUp', 'bag'],
] as const satisfies readonly (readonly [Delivery, IconName])[]

/**
 * Dropping the documents off, or having them picked up; then the address and the date are asked
 * for. What was typed there stays while the other choice is tried, but only pick-up sends it. The
 * ref is the group, which takes the focus when nothing was chosen.
 */
export const DeliveryMethod = forwardRef<HTMLFieldSetElement, DeliveryMethodProps>(
  function DeliveryMethod(
    {
      name = 'deliveryMethod',
      defaultValue,
      onValueChange,
      address,
      date,
      office,
      charge,
      error,
      messages: given,
    },
    ref,
  ) {
    const words = useMessages('deliveryMethod', defaultWords)
    const id = useId()
    const messages = { ...words, ...given }
    const [chosen, setChosen] = useState(defaultValue)
    // Without script the radio alone decides, so nothing may be disabled before there is one.
    const hydrated = useHydrated()
    const group = useForwardedRef(ref)
    const choose = (value: Delivery) => {
      setChosen(value)
      onValueChange?.(value)
    }
    useEarlyChoice(
      group,
      defaultValue,
      methods.map(([value]) => value),
      choose,
    )

    return (
      <fieldset
        ref={group}
        className={css.group}
        role="radiogroup"
        tabIndex={-1}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <legend className={css.legend}>{messages.legend}</legend>
        {error ? (
          <p className={css.error} id={`${id}-error`}>
            <Icon name="error" />
            <span>{error}</span>
          </p>
        ) : null}
        <div className={css.choices}>
          {methods.map(([value, icon]) => (
            <Label.Root className={css.choice} key={value} htmlFor={`${id}-${value}`}>
              <input
                className={css.radio}
                id={`${id}-${value}`}
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                onChange={() => choose(value)}
              />
              <span className={css.words}>
                <span className={css.name}>{messages[value].name}</span>{' '}
                <span className={css.detail}>{messages[value].detail}</span>{' '}
                {value === 'travelerDrop' && office ? (
                  <span className={css.office}>{office}</span>
                ) : null}
                {value === 'pickUp' && charge ? <span className={css.charge}>{charge}</span> : null}
              </span>
              <span className={css.sign}>
                <Icon name={icon} size={24} />
              </span>
            </Label.Root>
          ))}
        </div>
        <fieldset
          className={css.details}
          aria-label={messages.pickUp.name}
          disabled={hydrated && chosen !== 'pickUp'}
        >
          {address}
          {date}
        </fieldset>
      </fieldset>
    )
  },
)
