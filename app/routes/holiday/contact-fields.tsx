import type { FieldMetadata } from '@conform-to/react'
import type { Contact } from '@jatra/contract/holiday/holiday-order'
import { travelerGenders } from '@jatra/contract/traveler/traveler'
import { titlesFor } from '@jatra/contract/traveler/title-gender'
import { EmailField, SelectField, TextField } from '@jatra/design-system/field'
import { Stack } from '@jatra/design-system/stack'
import * as checkout from '~/checkout/checkout.css.ts'
import { textProps } from '~/forms/form-props.ts'
import { holidays } from '~/messages/holidays.ts'
import { subtitle } from '~/shell/shell.css.ts'
import * as css from './reservation.css.ts'

const copy = holidays.reserve

export interface ContactFieldsProps {
  field: FieldMetadata<Contact>
  /** What the account says; empty where it says nothing. */
  account: { email: string; phone: string }
}

/** The contact for this reservation (docs/specification.md, Holiday reservation). */
export function ContactFields({ field, account }: ContactFieldsProps) {
  const fields = field.getFieldset()
  const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <Stack>
      <div>
        <h2 className={subtitle}>{copy.contactTitle}</h2>
        <p className={checkout.note}>{copy.contactText}</p>
      </div>
      <div className={css.fields}>
        <SelectField
          label={copy.titleLabel}
          name={fields.title.name}
          options={choices(titlesFor('ADULT'))}
          placeholder={copy.choose}
          defaultValue={fields.title.initialValue ?? ''}
          error={fields.title.errors?.[0]}
          autoComplete="honorific-prefix"
        />
        <SelectField
          label={copy.gender}
          name={fields.gender.name}
          options={travelerGenders.map((value) => ({ value, label: copy.genders[value] }))}
          placeholder={copy.choose}
          defaultValue={fields.gender.initialValue ?? ''}
          error={fields.gender.errors?.[0]}
          autoComplete="sex"
        />
        <TextField
          {...textProps(fields.firstName)}
          key={fields.firstName.key}
          label={copy.firstName}
          autoComplete="given-name"
        />
        <TextField
          {...textProps(fields.lastName)}
          key={fields.lastName.key}
          label={copy.lastName}
          autoComplete="family-name"
        />
        <EmailField
          {...textProps(fields.email)}
          key={fields.email.key}
          defaultValue={fields.email.initialValue ?? account.email}
          label={copy.email}
        />
        <TextField
          {...textProps(fields.number)}
          key={fields.number.key}
          defaultValue={fields.number.initialValue ?? account.phone}
          label={copy.number}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
    </Stack>
  )
}
