import { forwardRef, type ReactNode } from 'react'
import { SelectField, TextField } from '../field/index.ts'
import type { Country } from '../country-select/index.ts'
import { useCountryOptions } from '../country-select/country-options.ts'
import { pair } from './phone-field.css.ts'
import { phoneField as defaultWords } from '../messages/fields.ts'
import { field as defaultFieldWords } from '../messages/fields.ts'
import { useMessages } from '../messages/index.ts'

export type PhoneFieldProps = {
  /** Form names of the two values. */
  codeName: string
  /** Form name that the number is sent under, without its country code. */
  numberName: string
  /** The countries whose dial codes can be chosen, in the order they are listed. */
  countries: readonly Country[]
  /** The label of the list of dial codes. */
  codeLabel?: string
  /** The label of the field for the number. */
  numberLabel?: string
  /** `code` is a dial code with its plus sign, such as '+880'. */
  defaultValue?: { code?: string; number?: string }
  /** What is wrong with the country code, shown below the list. */
  codeError?: string
  /** What is wrong with the number, shown below the field. */
  numberError?: string
  /** Help for the number, such as how it will be used. */
  hint?: ReactNode
  /** `true` makes both fields required. `false` says that they are optional. */
  required?: boolean
  /** Stops both from being changed, and from being sent with the form. */
  disabled?: boolean
  /** Autofill section, such as 'section-traveler-1'. */
  autoCompleteSection?: string
}

/** The name first, so that typing it finds it; countries may share a code. */
const codeOf = ({ name, dialCode }: Country) => [dialCode, `${name} (${dialCode})`] as const

/** Country code and mobile number, sent as two values (docs/specification.md, Traveller). */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  {
    codeName,
    numberName,
    countries,
    codeLabel,
    numberLabel,
    defaultValue,
    codeError,
    numberError,
    hint,
    required,
    disabled,
    autoCompleteSection,
  },
  ref,
) {
  const words = useMessages('phoneField', defaultWords)
  const fieldWords = useMessages('field', defaultFieldWords)
  const codes = useCountryOptions(countries, codeOf, fieldWords.select, defaultValue?.code ?? '')
  const token = (name: string) => (autoCompleteSection ? `${autoCompleteSection} ${name}` : name)
  return (
    <div className={pair}>
      <SelectField
        label={codeLabel ?? words.code}
        name={codeName}
        defaultValue={defaultValue?.code ?? ''}
        error={codeError}
        required={required}
        disabled={disabled}
        autoComplete={token('tel-country-code')}
        dangerouslySetInnerHTML={codes}
      />
      <TextField
        ref={ref}
        label={numberLabel ?? words.number}
        name={numberName}
        inputMode="tel"
        defaultValue={defaultValue?.number}
        error={numberError}
        hint={hint}
        required={required}
        disabled={disabled}
        // HTML keeps `tel-national` from inputs of the type `tel`.
        autoComplete={token('tel-national')}
      />
    </div>
  )
})
