import { useRef, useState } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { useMessages } from '../messages/index.ts'
import { NameField, type NameFieldProps } from './name-field.tsx'
import { TicketLine, type TicketOf } from './ticket-line.tsx'
import * as css from './traveler-form.css.ts'
import type { TravelerErrors, TravelerHints, TravelerValues } from './traveler-fields.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'

export type NameFieldsProps = Pick<NameFieldProps, 'spellingOf' | 'shorterOf'> & {
  prefix: string
  section: string
  /** How the ticket will read; absent where no ticket comes of it. */
  ticketOf?: TicketOf | undefined
  values: TravelerValues
  errors: TravelerErrors
  hints: TravelerHints
}

/**
 * First and last name, or the one name that a passport has (ICAO 9303, part 3: it counts as the last name). The first
 * name is hidden by style alone, so the box works without script.
 */
export function NameFields({
  prefix,
  section,
  spellingOf,
  shorterOf,
  ticketOf,
  values,
  errors,
  hints,
}: NameFieldsProps) {
  const words = useMessages('travelerForm', defaultWords)
  const [single, setSingle] = useState(values.singleName === 'on')
  const last = useRef<HTMLDivElement>(null)
  const first = useRef<HTMLDivElement>(null)
  const field = (name: 'firstName' | 'lastName') => ({
    ...{ name: `${prefix}.${name}`, defaultValue: values[name], error: errors[name] },
    ...{ hint: hints[name], spellingOf, shorterOf },
  })

  const choose = (checked: boolean) => {
    setSingle(checked)
    const [from, to] = [first, last].map(({ current }) => current?.querySelector('input'))
    if (checked && from?.value && to && !to.value) write(to, from.value)
  }

  return (
    <>
      <div ref={first} className={css.firstName}>
        <NameField
          {...field('firstName')}
          required={!single}
          label={words.firstName}
          autoComplete={`${section} given-name`}
        />
      </div>
      <div ref={last}>
        <NameField
          {...field('lastName')}
          required
          label={single ? words.onlyName : words.lastName}
          autoComplete={`${section} family-name`}
        />
      </div>
      <div className={css.belowNames}>
        <div className={css.singleName}>
          <Checkbox
            name={`${prefix}.singleName`}
            label={words.singleName}
            hint={words.singleNameHint}
            defaultChecked={values.singleName === 'on'}
            onCheckedChange={choose}
          />
        </div>
        {ticketOf ? <TicketLine {...{ prefix, values, ticketOf }} /> : null}
      </div>
    </>
  )
}

/** As its writer would: React watches the property of the instance, which the prototype's setter goes past. */
function write(input: HTMLInputElement, value: string): void {
  const prototype = Reflect.getPrototypeOf(input)
  if (prototype) Reflect.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
