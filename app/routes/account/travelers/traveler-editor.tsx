import { useNavigation } from '@remix-run/react'
import { useMemo, useRef, useState } from 'react'
import { HOME_COUNTRY, HOME_DIAL_CODE } from '@jatra/contract/places/countries-home'
import { expiresSoon } from '@jatra/contract/traveler/traveler'
import { latinSpelling } from '@jatra/contract/traveler/latin-spelling'
import { genderOfTitle, titlesFor } from '@jatra/contract/traveler/title-gender'
import { Alert } from '@jatra/design-system/alert'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { Checkbox } from '@jatra/design-system/checkbox'
import {
  travelerFields,
  TravelerForm,
  useFirstErrorFocus,
  type TravelerValues,
} from '@jatra/design-system/traveler-form'
import { OwnForm } from '~/forms/own-form.tsx'
import { readCountries } from '~/forms/read-countries.ts'
import { travelerValuesOf } from '~/forms/sent-values.ts'
import { useTypedDate } from '~/forms/typed-date.ts'
import { dropDrafts } from '~/forms/draft-storage.ts'
import { useDraft } from '~/forms/use-draft.ts'
import { usePassportDraft } from '~/forms/use-passport-draft.ts'
import { formErrorOf } from '~/forms/form-props.ts'
import { withOneName } from '~/forms/one-name.ts'
import { useForm } from '~/forms/use-form.ts'
import { noAnswer } from '~/messages/failed.ts'
import { travelers } from '~/messages/travelers.ts'
import * as css from './regular-travelers.css.ts'
import type { TravelerAnswer, viewTraveler } from './traveler-edit.server.ts'
import { PREFIX, travelerFormSchema, WITHOUT_PASSPORT } from './traveler-form.ts'

const copy = travelers.form
/** A draft holds text and cannot say whether a box is ticked. */
const NO_TEXT = /^withoutPassport$/

export interface TravelerEditorProps {
  view: Awaited<ReturnType<typeof viewTraveler>>
  answer: TravelerAnswer | undefined
}

/** The fields of one regular traveller, with or without a passport. */
export function TravelerEditor({ view, answer }: TravelerEditorProps) {
  const { id, kept, today } = view
  const countries = readCountries(view.countries)
  const sent = answer?.result?.initialValue
  const [withoutPassport, setWithoutPassport] = useState(
    sent ? sent[WITHOUT_PASSPORT] !== undefined : view.withoutPassport,
  )
  const schema = useMemo(
    () => travelerFormSchema({ passport: !withoutPassport, today }),
    [withoutPassport, today],
  )
  const [form] = useForm({ schema, lastResult: answer?.result, prepare: withOneName })
  const element = useRef<HTMLFormElement>(null)
  const filledIn = useDraft(element, 'traveler', view.draft, NO_TEXT)
  const passport = usePassportDraft(element, 'traveler', view.draft)
  const restored = filledIn || passport
  useFirstErrorFocus(element, answer)
  const busy = useNavigation().state !== 'idle'
  const error = formErrorOf(answer?.result)

  const values: TravelerValues = {
    nationality: HOME_COUNTRY,
    countryNumberCode: HOME_DIAL_CODE,
    ...kept,
    ...travelerValuesOf(form.initialValue?.[PREFIX]),
  }
  const { date: expiry, listen } = useTypedDate('passportEx', PREFIX, values)

  return (
    <OwnForm
      replace
      ref={element}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      className={css.editor}
    >
      {restored ? <Alert tone="info">{copy.restored}</Alert> : null}
      <TravelerForm
        number={1}
        legend={() => copy.legend}
        titles={titlesFor()}
        genderOf={genderOfTitle}
        spellingOf={latinSpelling}
        prefix={PREFIX}
        countries={countries}
        today={today}
        passport={!withoutPassport}
        defaultValue={values}
        errors={errorsOf(form.allErrors)}
        hints={warn(expiry, today)}
        onChange={listen}
        lead={
          <Checkbox
            name={WITHOUT_PASSPORT}
            label={copy.withoutPassport}
            hint={copy.withoutPassportHint}
            checked={withoutPassport}
            onCheckedChange={setWithoutPassport}
          />
        }
      />
      {answer?.lost ? <Alert tone="warning">{noAnswer}</Alert> : null}
      {error ? (
        <Alert tone="critical" title={travelers.failed}>
          {error}
        </Alert>
      ) : null}
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={busy}>
          {kept ? copy.submitEdit : copy.submitNew}
        </Button>
        <ButtonLink
          href="/app/account/regular-travelers"
          onClick={() => dropDrafts('traveler', id)}
        >
          {copy.back}
        </ButtonLink>
      </div>
    </OwnForm>
  )
}

function warn(expiry: string | null, today: string) {
  if (expiry === null || !expiresSoon(expiry, today)) return {}
  return { passportExYear: expiry < today ? copy.passportExpired : copy.passportSoon }
}

/** The form's errors, by field. */
function errorsOf(all: Record<string, string[]>) {
  return Object.fromEntries(
    travelerFields.flatMap((field) => {
      const [first] = all[`${PREFIX}.${field}`] ?? []
      return first ? [[field, first]] : []
    }),
  )
}
