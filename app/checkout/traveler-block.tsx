import { HOME_DIAL_CODE } from '@jatra/contract/places/countries-home'
import type { Place } from '@jatra/contract/traveler/fitting-travelers'
import { latinSpelling } from '@jatra/contract/traveler/latin-spelling'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { genderOfTitle } from '@jatra/contract/traveler/title-gender'
import { Checkbox } from '@jatra/design-system/checkbox'
import {
  TravelerForm,
  travelerFields,
  type TravelerFormProps,
} from '@jatra/design-system/traveler-form'
import { AutofillField } from '~/forms/autofill-field.tsx'
import { isTicked, keepName, NOT_TYPED } from '~/forms/saved-travelers.ts'
import { fieldsOf, travelersValuesOf } from '~/forms/sent-values.ts'
import { isSameContact, sameContactName } from '~/forms/shared-contact.ts'
import { useAutofill, type Autofill } from '~/forms/use-autofill.ts'
import { readCountries } from '~/forms/read-countries.ts'
import type { FormSchema } from '~/forms/use-form.ts'
import { usePassportDraft } from '~/forms/use-passport-draft.ts'
import { travelers } from '~/messages/travelers.ts'
import { useCheckout, type CheckoutOptions } from './use-checkout.ts'
import type { viewTravelers } from './view-checkout.server.ts'

interface TravelersCheckoutOptions<Schema extends FormSchema> extends Omit<
  CheckoutOptions<Schema>,
  'kind' | 'view' | 'except'
> {
  kind: 'flight' | 'visa'
  view: CheckoutOptions<Schema>['view'] &
    Awaited<ReturnType<typeof viewTravelers>> & { today: string }
  /** How many travellers the form has. */
  count: number
}

/** A checkout with the fields of each traveller. */
export function useTravelersCheckout<Schema extends FormSchema>({
  count,
  ...options
}: TravelersCheckoutOptions<Schema>) {
  const { kind, view, answer } = options
  const { people, today } = view
  const checkout = useCheckout({ ...options, except: NOT_TYPED })
  const { form, element } = checkout
  const passports = usePassportDraft(element, kind, view.draft)
  const countries = readCountries(view.countries)
  const sent = fieldsOf(form.initialValue)
  const typed = travelersValuesOf(sent['travelers'])
  const filled = answer?.autofilled ?? null
  const autofill = useAutofill({ form: element, people, typed, count, filled })

  /** @param nationality of a traveller of whom nothing is known */
  const blockOf = (index: number, nationality: string) => ({
    ...{ index, people, today, countries, autofill },
    keep: isTicked(sent, index),
    sameContact: answer?.result
      ? isTicked(sent, index, 'sameContact')
      : isSameContact(typed?.[index], typed?.[0]),
    defaultValue: {
      nationality,
      countryNumberCode: HOME_DIAL_CODE,
      ...(index === 0 && view.contact),
      ...typed?.[index],
    },
    errors: travelerErrors(form.allErrors, index),
  })
  return { ...checkout, restored: checkout.restored || passports, blockOf }
}

/** The form's messages at one traveller's fields, the first of each. */
function travelerErrors(all: Record<string, string[]>, index: number) {
  return Object.fromEntries(
    travelerFields.flatMap((field) => {
      const [first] = all[`travelers[${index}].${field}`] ?? []
      return first ? [[field, first]] : []
    }),
  )
}

export interface TravelerBlockProps extends Omit<
  TravelerFormProps,
  'number' | 'prefix' | 'genderOf' | 'spellingOf' | 'sameContact' | 'lead'
> {
  /** The block's place among the travellers, from 0. */
  index: number
  /** Decides which saved travellers fit here. */
  place: Place
  people: readonly RegularTraveler[]
  autofill: Autofill
  /** Whether the box that saves this traveller was ticked when the form was sent. */
  keep: boolean
  /** Whether this traveller starts with the contact of the first one. */
  sameContact: boolean
}

/** One traveller of a checkout: fills in who is saved, and saves who is new when the order is placed. */
export function TravelerBlock({
  index,
  place,
  people,
  autofill,
  keep,
  sameContact,
  children,
  ...form
}: TravelerBlockProps) {
  return (
    <TravelerForm
      {...form}
      number={index + 1}
      prefix={`travelers[${index}]`}
      genderOf={genderOfTitle}
      spellingOf={latinSpelling}
      {...(index > 0 && {
        sameContact: {
          name: sameContactName(index),
          label: travelers.sameContact,
          checked: sameContact,
        },
      })}
      lead={
        people.length > 0 ? (
          <AutofillField index={index} place={place} people={people} autofill={autofill} />
        ) : null
      }
    >
      {children}
      <Checkbox name={keepName(index)} label={travelers.autofill.keep} defaultChecked={keep} />
    </TravelerForm>
  )
}
