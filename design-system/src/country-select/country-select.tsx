import { forwardRef } from 'react'
import { SelectField, type SelectFieldProps } from '../field/index.ts'
import { useCountryOptions, type Country } from './country-options.ts'
import { field as defaultWords } from '../messages/fields.ts'
import { useMessages } from '../messages/index.ts'

export type CountrySelectProps = Omit<SelectFieldProps, 'children' | 'options'> & {
  /** The countries to choose from, in the order they are listed. */
  countries: readonly Country[]
}

const nameOf = ({ code, name }: Country) => [code, name] as const

/**
 * A country as a native select; the value is its ISO code. Names only: many systems show a flag in a
 * native list as two letters or an empty box.
 */
export const CountrySelect = forwardRef<HTMLSelectElement, CountrySelectProps>(
  function CountrySelect({ countries, placeholder, autoComplete = 'country', ...field }, ref) {
    const words = useMessages('field', defaultWords)
    const options = useCountryOptions(
      countries,
      nameOf,
      placeholder ?? words.select,
      String(field.value ?? field.defaultValue ?? ''),
    )
    return (
      <SelectField
        ref={ref}
        autoComplete={autoComplete}
        {...field}
        {...(field.value === undefined && { defaultValue: field.defaultValue ?? '' })}
        dangerouslySetInnerHTML={options}
      />
    )
  },
)
