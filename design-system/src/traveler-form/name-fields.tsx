import { useRef, useState } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { useMessages } from '../messages/index.ts'
import { TicketLine, type TicketOf } from './ticket-line.tsx'
import * as css from './traveler-form.css.ts'
import type { TravelerErrors, TravelerHints, TravelerValues } from './traveler-fields.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'
import { Button } from '../button/index.ts'
import { TextField, type TextFieldProps } from '../field/index.ts'

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

type NameFieldProps = TextFieldProps & {
  /** How a name that is typed in another script is likely spelt in the passport; null where there is nothing to offer. */
  spellingOf?: ((typed: string) => string | null) | undefined
  /** How a name that is too long may be shortened; none where it fits. */
  shorterOf?: ((typed: string) => readonly string[]) | undefined
}

/** A part of a name, as the ticket will have it. What is typed stays until its writer takes what is offered. */
function NameField({ spellingOf, shorterOf, ...field }: NameFieldProps) {
  const words = useMessages('travelerForm', defaultWords)
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(String(field.defaultValue ?? ''))
  const spelling = spellingOf?.(typed) ?? null
  const offers = spelling === null ? (shorterOf?.(typed) ?? []) : [spelling]

  const take = (offered: string) => {
    const control = input.current
    if (!control) return
    control.value = offered
    setTyped(offered)
    // The form library and the draft listen to the document, as for what is typed.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
    control.focus()
  }

  return (
    <div>
      <TextField {...field} ref={input} spellCheck={false} onValueChange={setTyped} />
      {/* Always there, so that a screen reader hears what appears in it. */}
      <div aria-live="polite">
        {offers.length === 0 ? null : (
          <div className={css.offer}>
            {offers.map((offered) => (
              <Button key={offered} variant="secondary" size="small" onClick={() => take(offered)}>
                {words.takeSpelling(offered)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </div>
  )
}
