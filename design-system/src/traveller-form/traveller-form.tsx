import type { FocusEvent, FormEvent, ReactNode } from 'react'
import { CountrySelect, type Country } from '../country-select/index.ts'
import { birthYears, DateParts } from '../date-parts/index.ts'
import { EmailField, SelectField, TextField } from '../field/index.ts'
import { PhoneField } from '../phone-field/index.ts'
import { PassportFields } from './passport-fields.tsx'
import * as css from './traveller-form.css.ts'
import {
  travellerGenders,
  travellerTitles,
  type TravellerErrors,
  type TravellerField,
  type TravellerValues,
} from './traveller-fields.ts'

export type TravellerFormProps = {
  /** Counted from 1: 'Traveller 1'. */
  number: number
  /** Beside the number, such as 'Adult'. */
  kind?: string
  /** Before each field's name: 'travelers[0]' gives travelers[0].firstName. */
  prefix: string
  countries: readonly Country[]
  /** Today in Asia/Dhaka, `YYYY-MM-DD`, from the server: the year lists start there. */
  today: string
  /** False on a domestic flight: a government photo ID is enough and no passport is asked (D10). */
  passport: boolean
  defaultValues?: TravellerValues
  errors?: TravellerErrors
  /** Such as the warning that the passport expires within 6 months of arrival (D10). */
  hints?: Partial<Record<TravellerField, ReactNode>>
  /** Both bubble from the controls; read `event.target.name`. */
  onBlur?: (event: FocusEvent<HTMLFieldSetElement>) => void
  onChange?: (event: FormEvent<HTMLFieldSetElement>) => void
  legend?: (number: number) => string
  /** Above the fields, such as a choice of saved travellers. */
  lead?: ReactNode
  /** Below the fields, such as the traveller's documents. */
  children?: ReactNode
}

const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))

/** One traveller: every field of the spec (sections 2, 3 and 5), as plain form controls. */
export function TravellerForm({
  number,
  kind,
  prefix,
  countries,
  today,
  passport,
  defaultValues: values = {},
  errors = {},
  hints = {},
  onBlur,
  onChange,
  legend = (count) => `Traveller ${count}`,
  lead,
  children,
}: TravellerFormProps) {
  const year = Number(today.slice(0, 4))
  const section = `section-traveler-${number}`
  const field = (name: TravellerField) => ({
    name: `${prefix}.${name}`,
    defaultValue: values[name],
    error: errors[name],
    hint: hints[name],
    required: true,
  })

  return (
    // Only listens to what bubbles from its controls.

    <fieldset className={css.group} onBlur={onBlur} onChange={onChange}>
      <legend className={css.legend}>
        {legend(number)}
        {/* A space of its own: the legend is read as one name. */}
        {kind ? ' ' : null}
        {kind ? <span className={css.kind}>{kind}</span> : null}
      </legend>
      <div className={css.fields}>
        {lead ? <div className={css.wide}>{lead}</div> : null}
        <SelectField
          {...field('title')}
          label="Title"
          placeholder="Select..."
          options={choices(travellerTitles)}
          autoComplete={`${section} honorific-prefix`}
        />
        <SelectField
          {...field('gender')}
          label="Gender"
          placeholder="Select..."
          options={choices(travellerGenders)}
          autoComplete={`${section} sex`}
        />
        <TextField
          {...field('firstName')}
          label="First Name"
          autoComplete={`${section} given-name`}
          spellCheck={false}
        />
        <TextField
          {...field('lastName')}
          label="Last Name"
          autoComplete={`${section} family-name`}
          spellCheck={false}
        />
        <DateParts
          legend="Birth Date"
          names={{
            year: `${prefix}.birthYear`,
            month: `${prefix}.birthMonth`,
            day: `${prefix}.birthDay`,
          }}
          years={birthYears(year)}
          defaultValue={{
            year: values.birthYear,
            month: values.birthMonth,
            day: values.birthDay,
          }}
          errors={{ year: errors.birthYear, month: errors.birthMonth, day: errors.birthDay }}
          hint={hints.birthYear}
          required
          autoComplete={`${section} bday`}
        />
        <CountrySelect
          {...field('nationality')}
          label="Nationality"
          countries={countries}
          autoComplete={`${section} country`}
        />
        {passport ? (
          <PassportFields
            prefix={prefix}
            year={year}
            values={values}
            errors={errors}
            hints={hints}
          />
        ) : null}
        <div className={css.wide}>
          <PhoneField
            codeName={`${prefix}.countryNumberCode`}
            numberName={`${prefix}.mobileNumber`}
            countries={countries}
            defaultCode={values.countryNumberCode}
            defaultNumber={values.mobileNumber}
            codeError={errors.countryNumberCode}
            numberError={errors.mobileNumber}
            hint={hints.mobileNumber}
            required
            autoCompleteSection={section}
          />
        </div>
        <EmailField {...field('email')} label="Email" autoComplete={`${section} email`} />
        <TextField
          {...field('address')}
          required={false}
          label="Address"
          autoComplete={`${section} street-address`}
        />
        {children ? <div className={css.wide}>{children}</div> : null}
      </div>
    </fieldset>
  )
}
