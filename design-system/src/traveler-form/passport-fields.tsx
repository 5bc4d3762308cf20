import type { ReactNode } from 'react'
import { CountrySelect, type Country } from '../country-select/index.ts'
import { DateParts, passportExpiryYears } from '../date-parts/index.ts'
import { TextField } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import {
  passportCharacters,
  type TravelerErrors,
  type TravelerField,
  type TravelerValues,
} from './traveler-fields.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'

export type PassportFieldsProps = {
  prefix: string
  /** The current year in Asia/Dhaka. */
  year: number
  countries: readonly Country[]
  values: TravelerValues
  errors: TravelerErrors
  hints: Partial<Record<TravelerField, ReactNode>>
}

/** Expiry, number (letters and digits, 6 to 9, upper case as typed) and issuer of a passport. */
export function PassportFields({
  prefix,
  year,
  countries,
  values,
  errors,
  hints,
}: PassportFieldsProps) {
  const words = useMessages('travelerForm', defaultWords)
  return (
    <>
      <DateParts
        legend={words.passportExpiry}
        names={{
          year: `${prefix}.passportExYear`,
          month: `${prefix}.passportExMonth`,
          day: `${prefix}.passportExDay`,
        }}
        years={passportExpiryYears(year)}
        defaultValue={{
          year: values.passportExYear,
          month: values.passportExMonth,
          day: values.passportExDay,
        }}
        errors={{
          year: errors.passportExYear,
          month: errors.passportExMonth,
          day: errors.passportExDay,
        }}
        hint={hints.passportExYear}
        required
      />
      <TextField
        label={words.passportNumber}
        name={`${prefix}.passportNumber`}
        defaultValue={values.passportNumber}
        error={errors.passportNumber}
        hint={hints.passportNumber ?? words.passportHint}
        required
        // Never remembered by the browser: it is not the browser's business.
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        pattern="[A-Za-z0-9]{6,9}"
        onInput={(event) => {
          const input = event.currentTarget
          const clean = passportCharacters(input.value)
          if (clean === input.value) return
          const caret = input.selectionStart
          input.value = clean
          input.setSelectionRange(caret, caret)
        }}
      />
      <CountrySelect
        name={`${prefix}.passportCountry`}
        label={words.passportCountry}
        placeholder={words.sameAsNationality}
        countries={countries}
        defaultValue={values.passportCountry}
        error={errors.passportCountry}
        hint={hints.passportCountry}
        // The browser would fill in the country of an address.
        autoComplete="off"
      />
    </>
  )
}
