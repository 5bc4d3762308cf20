import type { Country } from '../country-select/index.ts'
import { Checkbox } from '../checkbox/index.ts'
import { EmailField, TextField } from '../field/index.ts'
import { PhoneField } from '../phone-field/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './traveler-form.css.ts'
import type { TravelerErrors, TravelerHints, TravelerValues } from './traveler-fields.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'

export type SameContact = { name: string; label: string; checked: boolean }

export type ContactFieldsProps = {
  prefix: string
  section: string
  countries: readonly Country[]
  /** A box for using another traveller's contact; while it is ticked, the fields are hidden. */
  same?: SameContact
  values: TravelerValues
  errors: TravelerErrors
  hints: TravelerHints
}

/** Mobile number, email and address. They fold by style alone, so the box works without script. */
export function ContactFields({
  prefix,
  section,
  countries,
  same,
  values,
  errors,
  hints,
}: ContactFieldsProps) {
  const words = useMessages('travelerForm', defaultWords)
  return (
    <div className={css.wide}>
      {same ? (
        <div className={css.sameContact}>
          <Checkbox name={same.name} label={same.label} defaultChecked={same.checked} />
        </div>
      ) : null}
      <div className={css.contact}>
        <div className={css.wide}>
          <PhoneField
            codeName={`${prefix}.countryNumberCode`}
            numberName={`${prefix}.mobileNumber`}
            countries={countries}
            defaultValue={{ code: values.countryNumberCode, number: values.mobileNumber }}
            codeError={errors.countryNumberCode}
            numberError={errors.mobileNumber}
            hint={hints.mobileNumber}
            required
            autoCompleteSection={section}
          />
        </div>
        <EmailField
          name={`${prefix}.email`}
          label={words.email}
          defaultValue={values.email}
          error={errors.email}
          hint={hints.email}
          required
          autoComplete={`${section} email`}
        />
        <TextField
          name={`${prefix}.address`}
          label={words.address}
          required={false}
          defaultValue={values.address}
          error={errors.address}
          hint={hints.address}
          autoComplete={`${section} address-line1`}
        />
      </div>
    </div>
  )
}
