import { forwardRef } from 'react'
import { SelectField, type SelectFieldProps } from '../field/index.ts'
import { field as defaultWords } from '../messages/fields.ts'
import { useMessages } from '../messages/index.ts'

/** One country of the list (docs/specification.md, Country): what the travel forms need of it. */
export type Country = {
  /** ISO 3166 alpha-2, such as 'BD': the value sent. */
  code: string
  /** The name of the country in the language of the page. */
  name: string
  /** With the plus sign, such as '+880'. */
  dialCode: string
  /** Flag emoji; decoration, and never in a native list, where many systems cannot draw it. */
  flag?: string
}

export type CountrySelectProps = Omit<SelectFieldProps, 'children' | 'options'> & {
  /** The countries to choose from, in the order they are listed. */
  countries: readonly Country[]
}

/**
 * A country as a native select; the value is its ISO code. Names only: many systems show a flag in a
 * native list as two letters or an empty box.
 */
export const CountrySelect = forwardRef<HTMLSelectElement, CountrySelectProps>(
  function CountrySelect({ countries, placeholder, autoComplete = 'country', ...field }, ref) {
    const words = useMessages('field', defaultWords)
    return (
      <SelectField
        ref={ref}
        autoComplete={autoComplete}
        placeholder={placeholder ?? words.select}
        {...field}
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  },
)
