import { useNavigation } from '@remix-run/react'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { HOME_DIAL_CODE } from '@jatra/contract/places/countries-home'
import { genders } from '@jatra/contract/account/user'
import { languageNames } from '@jatra/contract/values/language'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { EmailField, SelectField, TextField } from '@jatra/design-system/field'
import { PhoneField } from '@jatra/design-system/phone-field'
import { useFirstErrorFocus } from '@jatra/design-system/traveler-form'
import { MAX_PICTURE_BYTES } from '@jatra/contract/account/account-limits'
import { documentTypes } from '@jatra/contract/document/document-type'
import { FILE_HEAD_BYTES, fileKind } from '@jatra/contract/document/file-kind'
import { Avatar } from '@jatra/design-system/avatar'
import { Checkbox } from '@jatra/design-system/checkbox'
import { OwnForm } from '~/forms/own-form.tsx'
import { readCountries } from '~/forms/read-countries.ts'
import { dropDrafts } from '~/forms/draft-storage.ts'
import { useDraft } from '~/forms/use-draft.ts'
import { textProps, formErrorOf } from '~/forms/form-props.ts'
import { useForm } from '~/forms/use-form.ts'
import { profile as copy } from '~/messages/profile.ts'
import { profileFormSchema, SEND_LINK, PICTURE, REMOVE_PICTURE } from './profile-form.ts'
import * as css from './profile.css.ts'
import type { ProfileAnswer, viewProfile } from './profile.server.ts'

/** A file or a ticked box cannot be kept as text, and the header's switch may have changed the language since. */
const NO_TEXT = /^(picture|removePicture|email|language)$/
const choices = genders.map((value) => ({ value, label: copy.genders[value] }))

export interface ProfileEditorProps {
  view: Awaited<ReturnType<typeof viewProfile>>
  answer: ProfileAnswer | undefined
}

/** The fields of the profile (docs/specification.md, Profile rules). */
export function ProfileEditor({ view, answer }: ProfileEditorProps) {
  const countries = readCountries(view.countries)
  const [form, fields] = useForm({
    schema: profileFormSchema,
    lastResult: answer?.result,
    defaultValue: view,
  })
  const element = useRef<HTMLFormElement>(null)
  const restored = useDraft(element, 'profile', view.draft, NO_TEXT)
  useFirstErrorFocus(element, answer?.outcome === 'failed' ? answer : undefined)
  useEffect(() => {
    if (answer?.outcome === 'saved') dropDrafts('profile')
  }, [answer])
  const navigation = useNavigation()
  const busy = navigation.formMethod === 'POST' && !navigation.formData?.has(SEND_LINK)
  const { key: nameKey, ...name } = textProps(fields.name)
  const shownName = view.name ?? view.userName

  return (
    <OwnForm
      encType="multipart/form-data"
      replace
      preventScrollReset
      ref={element}
      id={form.id}
      onSubmit={form.onSubmit}
      noValidate
      aria-busy={busy}
      className={css.card}
    >
      <PictureChooser key={view.picture} name={shownName} picture={view.picture} answer={answer} />
      <div className={css.fields}>
        {restored && !answer ? <Alert tone="info">{copy.restored}</Alert> : null}
        <div className={css.pair}>
          <TextField key={nameKey} {...name} label={copy.name} autoComplete="name" />
          <SelectField
            key={fields.gender.key}
            label={copy.gender}
            name={fields.gender.name}
            options={choices}
            placeholder={copy.choose}
            defaultValue={fields.gender.initialValue ?? ''}
            error={fields.gender.errors?.[0]}
            required
            autoComplete="sex"
          />
        </div>
        <PhoneField
          codeName={fields.countryNumberCode.name}
          numberName={fields.mobileNumber.name}
          countries={countries}
          defaultValue={{
            code: fields.countryNumberCode.initialValue ?? HOME_DIAL_CODE,
            number: fields.mobileNumber.initialValue,
          }}
          codeError={fields.countryNumberCode.errors?.[0]}
          numberError={fields.mobileNumber.errors?.[0]}
          required
        />
        <EmailField
          label={copy.email}
          name="email"
          defaultValue={view.email}
          hint={`${view.emailVerified ? copy.emailConfirmed : copy.emailUnconfirmed} ${copy.emailHint}`}
          readOnly
        />
        {view.languages.length > 1 ? (
          <SelectField
            key={fields.language.key}
            label={copy.language}
            name={fields.language.name}
            options={view.languages.map((value) => ({ value, label: languageNames[value] }))}
            defaultValue={fields.language.initialValue ?? view.language}
            error={fields.language.errors?.[0]}
          />
        ) : null}
        <div>
          <Button type="submit" variant="primary" loading={busy}>
            {copy.save}
          </Button>
        </div>
        {busy ? null : (
          <Outcome answer={answer} valid={form.valid} error={formErrorOf(answer?.result)} />
        )}
      </div>
    </OwnForm>
  )
}

/**
 * Where it is read out: a message that holds 'Error' is styled as one, any other as success (docs/specification.md,
 * Saved answers).
 */
function Outcome({
  answer,
  valid,
  error,
}: {
  answer: ProfileAnswer | undefined
  /** False when a field has become invalid since the answer. */
  valid: boolean
  error: string | undefined
}) {
  if (!answer) return null
  if (answer.outcome === 'saved') {
    return valid ? <Alert tone="positive">{copy.saved}</Alert> : null
  }
  return (
    <Alert tone="critical" title={copy.failed}>
      {error ?? copy.failedText}
    </Alert>
  )
}

interface PictureChooserProps {
  name: string
  /** Address of the current picture, null without one. */
  picture: string | null
  /** The action's errors, also about the submitted picture. */
  answer: ProfileAnswer | undefined
}

/**
 * A plain file field, which works without script. With script the chosen picture is previewed and validated before it
 * is sent.
 */
function PictureChooser({ name, picture, answer }: PictureChooserProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  /** The error of a picture that was chosen since the answer. */
  const [judged, setJudged] = useState<{ after: typeof answer; wrong: string | undefined }>()
  useEffect(
    () => () => {
      if (chosen) URL.revokeObjectURL(chosen)
    },
    [chosen],
  )

  const choose = async ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const [file] = field.files ?? []
    const wrong = file && (await refuse(file))
    // Another one was chosen meanwhile.
    if (field.files?.[0] !== file) return
    // A picture that will be rejected anyway could take minutes over a slow link.
    if (wrong) field.value = ''
    setJudged({ after: answer, wrong })
    setChosen(file && !wrong ? URL.createObjectURL(file) : null)
  }
  const error = judged && judged.after === answer ? judged.wrong : answer?.pictureError

  return (
    <div className={css.picture}>
      <div className={css.face}>
        <Avatar name={name} src={chosen ?? picture ?? undefined} size="large" decorative />
        <span role="status" className={css.note}>
          {chosen ? copy.pictureChosen : ''}
        </span>
      </div>
      <TextField
        label={copy.picture}
        hint={copy.pictureHint}
        error={error}
        type="file"
        name={PICTURE}
        accept={documentTypes.join(',')}
        onChange={(event) => void choose(event)}
      />
      {picture && !chosen ? <Checkbox name={REMOVE_PICTURE} label={copy.removePicture} /> : null}
    </div>
  )
}

async function refuse(file: File): Promise<string | undefined> {
  if (file.size > MAX_PICTURE_BYTES) return copy.pictureTooLarge
  if (documentTypes.some((type) => type === file.type)) return undefined
  const kind = fileKind(new Uint8Array(await file.slice(0, FILE_HEAD_BYTES).arrayBuffer()))
  return kind === null ? copy.pictureUnknown : copy.pictureKindUnknown(kind)
}
