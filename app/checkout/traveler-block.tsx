import type { RefObject } from 'react'
import { HOME_DIAL_CODE } from '@jatra/contract/places/countries-home'
import type { Place } from '@jatra/contract/traveler/fitting-travelers'
import { latinSpelling } from '@jatra/contract/traveler/latin-spelling'
import type { PassportForm } from '@jatra/contract/traveler/passport-draft'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { genderOfTitle } from '@jatra/contract/traveler/title-gender'
import { Checkbox } from '@jatra/design-system/checkbox'
import {
  TravelerForm,
  travelerFields,
  type TravelerFormProps,
  type TravelerValues,
} from '@jatra/design-system/traveler-form'
import { AutofillField } from '~/forms/autofill-field.tsx'
import type { DraftOwner } from '~/forms/draft-storage.ts'
import { isTicked, keepName } from '~/forms/saved-travelers.ts'
import { travelersValuesOf } from '~/forms/sent-values.ts'
import { isSameContact, sameContactName } from '~/forms/shared-contact.ts'
import { useAutofill, type Autofill } from '~/forms/use-autofill.ts'
import { useCountries } from '~/forms/use-countries.ts'
import { usePassportDraft } from '~/forms/use-passport-draft.ts'
import { travelers } from '~/messages/travelers.ts'
import type { CheckoutOutcome } from './outcome.ts'

interface TravelerBlocksOptions {
  kind: PassportForm
  view: {
    draft: DraftOwner
    countries: string
    today: string
    /** The account's contact, with which the first traveller starts. */
    contact: TravelerValues
    /** The account's saved travellers. */
    people: readonly RegularTraveler[]
  }
  element: RefObject<HTMLFormElement>
  form: {
    initialValue?: { travelers?: unknown; [box: string]: unknown } | undefined
    allErrors: Record<string, string[]>
  }
  answer: CheckoutOutcome | undefined
  /** How many travellers the form has. */
  count: number
}

/** The blocks of a checkout's travellers. Call it after useCheckout. */
export function useTravelerBlocks({
  kind,
  view,
  element,
  form,
  answer,
  count,
}: TravelerBlocksOptions) {
  const { people, today } = view
  const restored = usePassportDraft(element, kind, view.draft)
  const countries = useCountries(view.countries)
  const sent = form.initialValue
  const typed = travelersValuesOf(sent?.travelers)
  const filled = answer?.autofilled ?? null
  const autofill = useAutofill({ form: element, people, typed, count, filled })

  /** @param nationality of a traveller of whom nothing is known */
  const blockOf = (index: number, nationality: string) => ({
    index,
    people,
    today,
    countries,
    autofill,
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
  return { restored, blockOf }
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
