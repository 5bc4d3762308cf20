import { forwardRef, type FocusEvent, type FormEvent, type ReactNode } from 'react'
import { CountrySelect, type Country } from '../country-select/index.ts'
import { birthYears, DateParts } from '../date-parts/index.ts'
import { useMessages } from '../messages/index.ts'
import { ContactFields, type SameContact } from './contact-fields.tsx'
import { NameFields } from './name-fields.tsx'
import { PassportFields } from './passport-fields.tsx'
import type { TicketOf } from './ticket-line.tsx'
import { TitleAndGender } from './title-and-gender.tsx'
import * as css from './traveler-form.css.ts'
import type {
  TravelerErrors,
  TravelerField,
  TravelerHints,
  TravelerValues,
} from './traveler-fields.ts'
import { travelerForm as defaultWords } from '../messages/checkout.ts'

export type TravelerFormProps = {
  /** Counted from 1: 'Traveller 1'. */
  number: number
  /** Beside the number, such as 'Adult'. */
  kind?: string
  /** Before each field's name: 'travelers[0]' gives travelers[0].firstName. */
  prefix: string
  /** The countries for nationality, passport and dial code, in the order they are listed. */
  countries: readonly Country[]
  /** Today in Asia/Dhaka, `YYYY-MM-DD`, from the server: the year lists start there. */
  today: string
  /** False on a domestic flight: a government photo ID is enough and no passport is asked. */
  passport: boolean
  /** The titles to choose from, such as those of a child. */
  titles?: readonly string[]
  /** The gender that a title stands for: the gender then follows it, and a pair that differs is asked about. */
  genderOf?: (title: string) => string | undefined
  /** The spelling that is offered for a name in another script; null for none. */
  spellingOf?: (typed: string) => string | null
  /** How a name that is too long for the ticket may be shortened: its writer chooses. None where it fits. */
  shorterOf?: (typed: string) => readonly string[]
  /** The name as the ticket will have it, shown below the names. Left out where there is no ticket. */
  ticketOf?: TicketOf
  /** A box for using another traveller's contact; while it is ticked, this traveller's own fields are hidden. */
  sameContact?: SameContact
  /** What is filled in at first, such as a saved traveller. */
  defaultValue?: TravelerValues
  /** What is wrong with each field. A field left out is right. */
  errors?: TravelerErrors
  /** Such as the warning that the passport expires within 6 months of arrival. */
  hints?: TravelerHints
  /** Both bubble from the controls; read `event.target.name`. */
  onBlur?: (event: FocusEvent<HTMLFieldSetElement>) => void
  /** Called when any control of the traveller changes. Read `event.target.name`. */
  onChange?: (event: FormEvent<HTMLFieldSetElement>) => void
  /** The heading, from the number of the traveller. */
  legend?: (number: number) => string
  /** Above the fields, such as a choice of saved travellers. */
  lead?: ReactNode
  /** Below the fields, such as the traveller's documents. */
  children?: ReactNode
}

/** One traveller: every field (docs/specification.md, Traveller), as plain form controls. */
export const TravelerForm = forwardRef<HTMLFieldSetElement, TravelerFormProps>(
  function TravelerForm(
    {
      number,
      kind,
      prefix,
      countries,
      today,
      passport,
      titles,
      genderOf,
      spellingOf,
      shorterOf,
      ticketOf,
      sameContact,
      defaultValue: values = {},
      errors = {},
      hints = {},
      onBlur,
      onChange,
      legend,
      lead,
      children,
    },
    ref,
  ) {
    const words = useMessages('travelerForm', defaultWords)
    const year = Number(today.slice(0, 4))
    const section = `section-traveler-${number}`
    const field = (name: TravelerField) => ({
      name: `${prefix}.${name}`,
      defaultValue: values[name],
      error: errors[name],
      hint: hints[name],
      required: true,
    })

    return (
      // Only listens to what bubbles from its controls.
      <fieldset ref={ref} className={css.group} onBlur={onBlur} onChange={onChange}>
        <legend className={css.legend}>
          {/* A space of its own: the legend is read as one name. */}
          <span>{(legend ?? words.traveler)(number)}</span>{' '}
          {kind ? <span className={css.kind}>{kind}</span> : null}
        </legend>
        <div className={css.fields}>
          {lead ? <div className={css.wide}>{lead}</div> : null}
          <TitleAndGender
            {...{ prefix, section, values, errors, hints }}
            titles={titles}
            genderOf={genderOf}
          />
          <NameFields
            {...{ prefix, section, spellingOf, shorterOf, ticketOf, values, errors, hints }}
          />
          <DateParts
            legend={words.birthDate}
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
            label={words.nationality}
            countries={countries}
            autoComplete={`${section} country`}
          />
          {passport ? (
            <PassportFields
              prefix={prefix}
              year={year}
              countries={countries}
              values={values}
              errors={errors}
              hints={hints}
            />
          ) : null}
          <ContactFields
            {...{ prefix, section, countries, values, errors, hints }}
            same={sameContact}
          />
          {children ? <div className={css.wide}>{children}</div> : null}
        </div>
      </fieldset>
    )
  },
)
