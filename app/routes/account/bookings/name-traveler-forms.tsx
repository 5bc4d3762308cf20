import { useNavigation } from '@remix-run/react'
import { useMemo, useRef, type FormEventHandler, type ReactNode, type RefObject } from 'react'
import { HOME_DIAL_CODE } from '@jatra/contract/places/countries-home'
import { expiresSoon } from '@jatra/contract/traveler/traveler'
import { titlesFor } from '@jatra/contract/traveler/title-gender'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { TextField } from '@jatra/design-system/field'
import { travelerFields, useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import { TravelerBlock } from '~/checkout/traveler-block.tsx'
import { DefaultSubmitButton } from '~/forms/autofill-field.tsx'
import { formErrorOf, textProps } from '~/forms/form-props.ts'
import { withOneName } from '~/forms/one-name.ts'
import { OwnForm } from '~/forms/own-form.tsx'
import { readCountries } from '~/forms/read-countries.ts'
import { isTicked, NOT_TYPED } from '~/forms/saved-travelers.ts'
import { fieldsOf, travelersValuesOf } from '~/forms/sent-values.ts'
import { useTypedDate } from '~/forms/typed-date.ts'
import { useAutofill } from '~/forms/use-autofill.ts'
import { useDraft } from '~/forms/use-draft.ts'
import { useForm } from '~/forms/use-form.ts'
import { usePassportDraft } from '~/forms/use-passport-draft.ts'
import { noAnswer } from '~/messages/failed.ts'
import { holidayOrder } from '~/messages/holiday-order.ts'
import * as css from '../travelers/regular-travelers.css.ts'
import { abroadFormSchema, homeFormSchema } from './name-traveler-form.ts'
import type { NamingAnswer, NamingView } from './name-traveler.server.ts'

const copy = holidayOrder.form

interface FormProps<Kind extends NamingView['kind']> {
  view: Extract<NamingView, { kind: Kind }>
  answer: NamingAnswer | undefined
}

/** The traveller's form of a checkout, for one who crosses a border. */
export function AbroadForm({ view, answer }: FormProps<'abroad'>) {
  const { people, today, rules } = view
  const schema = useMemo(() => abroadFormSchema(rules), [rules])
  const [form] = useForm({ schema, lastResult: answer?.result, prepare: withOneName })
  const element = useRef<HTMLFormElement>(null)
  const isTypedBefore = useDraft(element, 'traveler', view.draft, NOT_TYPED)
  const hasPassport = usePassportDraft(element, 'traveler', view.draft)
  const countries = readCountries(view.countries)
  useFirstErrorFocus(element, answer?.autofilled ? undefined : answer)
  const sent = fieldsOf(form.initialValue)
  const typed = travelersValuesOf(sent['travelers'])
  const filled = answer?.autofilled ?? null
  const autofill = useAutofill({ form: element, people, typed, count: 1, filled })
  const values = { countryNumberCode: HOME_DIAL_CODE, ...view.values, ...typed?.[0] }
  const expiry = useTypedDate('passportEx', 'travelers[0]', values)
  const isSoon = expiry.date !== null && expiresSoon(expiry.date, rules.lastDay)
  return (
    <Frame
      {...{ element, answer }}
      id={form.id}
      onSubmit={form.onSubmit}
      restored={isTypedBefore || hasPassport}
    >
      <DefaultSubmitButton />
      <TravelerBlock
        {...{ index: 0, people, today, countries, autofill }}
        legend={copy.legend}
        passport
        titles={titlesFor()}
        place={{ age: null, passport: true, until: rules.lastDay }}
        keep={isTicked(sent, 0)}
        sameContact={false}
        defaultValue={values}
        errors={Object.fromEntries(
          travelerFields.flatMap((field) => {
            const [first] = form.allErrors[`travelers[0].${field}`] ?? []
            return first ? [[field, first]] : []
          }),
        )}
        onChange={expiry.listen}
        hints={isSoon ? { passportExYear: copy.passportSoon } : {}}
      />
    </Frame>
  )
}

/** Name and age, for a traveller within the country. */
export function HomeForm({ view, answer }: FormProps<'home'>) {
  const { rules } = view
  const schema = useMemo(() => homeFormSchema(rules), [rules])
  const [form, fields] = useForm({
    schema,
    lastResult: answer?.result,
    defaultValue: view.values,
  })
  const element = useRef<HTMLFormElement>(null)
  const restored = useDraft(element, 'traveler', view.draft)
  useFirstErrorFocus(element, answer)
  const sentAge: unknown = fields.age.initialValue
  return (
    <Frame {...{ element, answer, restored }} id={form.id} onSubmit={form.onSubmit}>
      <TextField
        {...textProps(fields.firstName)}
        key={fields.firstName.key}
        label={copy.firstName}
        hint={copy.homeLegend}
        autoComplete="off"
      />
      <TextField
        {...textProps(fields.lastName)}
        key={fields.lastName.key}
        label={copy.lastName}
        autoComplete="off"
      />
      <TextField
        {...{ id: fields.age.id, name: fields.age.name, error: fields.age.errors?.[0] ?? '' }}
        key={fields.age.key}
        defaultValue={typeof sentAge === 'string' ? sentAge : ''}
        required
        label={copy.ageOnFirstDay}
        inputMode="numeric"
        autoComplete="off"
      />
    </Frame>
  )
}

interface FrameProps {
  id: string
  element: RefObject<HTMLFormElement>
  onSubmit: FormEventHandler<HTMLFormElement>
  answer: NamingAnswer | undefined
  restored: boolean
  children: ReactNode
}

/** A form that is sent by one button, and says what came of it. */
function Frame({ id, element, onSubmit, answer, restored, children }: FrameProps) {
  const busy = useNavigation().state !== 'idle'
  const error = formErrorOf(answer?.result)
  return (
    <OwnForm ref={element} id={id} onSubmit={onSubmit} noValidate className={css.editor}>
      {restored ? <Alert tone="info">{copy.restored}</Alert> : null}
      {children}
      {answer?.lost ? <Alert tone="warning">{noAnswer}</Alert> : null}
      {error ? (
        <Alert tone="critical" title={copy.failed}>
          {error}
        </Alert>
      ) : null}
      <div className={css.actions}>
        <Button type="submit" variant="primary" loading={busy}>
          {copy.submit}
        </Button>
      </div>
    </OwnForm>
  )
}
