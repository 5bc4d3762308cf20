import { forwardRef, type ReactNode } from 'react'
import { SelectField, TextField } from '../field/index.ts'
import type { Country } from '../country-select/index.ts'
import { pair } from './phone-field.css.ts'

export type PhoneFieldProps = {
  /** Form names of the two values. */
  codeName: string
  numberName: string
  countries: readonly Country[]
  codeLabel?: string
  numberLabel?: string
  /** `code` is a dial code with its plus sign, such as '+880'. */
  defaultValue?: { code?: string; number?: string }
  codeError?: string
  numberError?: string
  hint?: ReactNode
  required?: boolean
  /** Autofill section, such as 'section-traveler-1'. */
  autoCompleteSection?: string
}

/** Country code and mobile number, sent as two values (docs/specification.md, Traveller). */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  {
    codeName,
    numberName,
    countries,
    codeLabel = 'Country Code',
    numberLabel = 'Mobile Number',
    defaultValue,
    codeError,
    numberError,
    hint,
    required,
    autoCompleteSection,
  },
  ref,
) {
  const token = (name: string) => (autoCompleteSection ? `${autoCompleteSection} ${name}` : name)
  return (
    <div className={pair}>
      <SelectField
        label={codeLabel}
        name={codeName}
        defaultValue={defaultValue?.code ?? ''}
        error={codeError}
        required={required}
        autoComplete={token('tel-country-code')}
        placeholder="Select..."
      >
        {/* The name first, so that typing it finds it; countries may share a code. */}
        {countries.map(({ code, name, dialCode }) => (
          <option key={code} value={dialCode}>
            {`${name} (${dialCode})`}
          </option>
        ))}
      </SelectField>
      <TextField
        ref={ref}
        label={numberLabel}
        name={numberName}
        type="tel"
        inputMode="tel"
        defaultValue={defaultValue?.number}
        error={numberError}
        hint={hint}
        required={required}
        autoComplete={token('tel-national')}
      />
    </div>
  )
})
