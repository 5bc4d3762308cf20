import { useEffect } from 'react'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@jatra/contract/document/document'
import { documentTypes } from '@jatra/contract/document/document-type'
import type { RegularTraveler } from '@jatra/contract/traveler/regular-traveler'
import { passportState, type ApplicantRules } from '@jatra/contract/visa/visa-applicant'
import { latinSpelling } from '@jatra/contract/traveler/latin-spelling'
import { genderOfTitle, titlesFor } from '@jatra/contract/traveler/title-gender'
import { DocumentUploader } from '@jatra/design-system/document-uploader'
import { TravelerForm, type TravelerFormProps } from '@jatra/design-system/traveler-form'
import type { DraftOwner } from '~/forms/draft-storage.ts'
import { AutofillField } from '~/forms/autofill-field.tsx'
import { SaveTravelerCheckbox } from '~/forms/save-traveler-checkbox.tsx'
import type { Autofill } from '~/forms/use-autofill.ts'
import { sameContactName } from '~/forms/shared-contact.ts'
import { useTypedDate } from '~/forms/typed-date.ts'
import { travelers } from '~/messages/travelers.ts'
import { visas } from '~/messages/visas.ts'
import * as css from './application.css.ts'
import { usePictures, type PicturesState } from './use-pictures.ts'

const copy = visas.book

export type ApplicantFieldsProps = Pick<
  TravelerFormProps,
  'countries' | 'today' | 'defaultValue' | 'errors'
> & {
  index: number
  draft: DraftOwner
  /** The account's documents that no order has taken; null when unknown. */
  waiting: readonly string[] | null
  shortPassport: ApplicantRules['shortPassport']
  /** The account's saved travellers. */
  people: readonly RegularTraveler[]
  autofill: Autofill
  /** Whether the box that saves this traveller was ticked when the form was sent. */
  keep: boolean
  /** Whether this traveller starts with the contact of the first one. */
  sameContact: boolean
  documentsError: string | undefined
  onPictures: (state: PicturesState) => void
  onCount: (index: number, count: number) => void
}

/** One traveller of an application with the document images (docs/specification.md, Visa application). */
export function ApplicantFields({
  index,
  draft,
  waiting,
  shortPassport,
  people,
  autofill,
  keep,
  sameContact,
  documentsError,
  onPictures,
  onCount,
  ...form
}: ApplicantFieldsProps) {
  const prefix = `travelers[${index}]`
  const { date: expiry, listen } = useTypedDate('passportEx', prefix, form.defaultValue)
  const pictures = usePictures(draft, index, waiting, onPictures)
  const { count } = pictures
  useEffect(() => onCount(index, count), [onCount, index, count])
  const warned =
    shortPassport === 'warn' && expiry !== null && passportState(expiry, form.today) === 'short'
  const name = `${prefix}.documents`
  const place = { age: null, passport: true, until: form.today }

  return (
    <TravelerForm
      {...form}
      number={index + 1}
      prefix={prefix}
      passport
      titles={titlesFor()}
      genderOf={genderOfTitle}
      spellingOf={latinSpelling}
      {...(index > 0 && {
        sameContact: {
          name: sameContactName(index),
          label: travelers.sameContact,
          checked: sameContact,
        },
      })}
      onChange={listen}
      hints={warned ? { passportExYear: copy.passportWarned } : {}}
      lead={
        people.length > 0 ? (
          <AutofillField index={index} place={place} people={people} autofill={autofill} />
        ) : null
      }
    >
      <div className={css.scripted}>
        <DocumentUploader
          label={copy.documents}
          hint={copy.documentsHint}
          error={documentsError ?? pictures.gone}
          accept={documentTypes.join(',')}
          maxBytes={MAX_DOCUMENT_BYTES}
          maxFiles={MAX_DOCUMENTS}
          messages={copy.documentMessages}
          stored={pictures.tiles}
          keepName={name}
          onFilesChange={pictures.choose}
          upload={pictures.state}
          onRetry={pictures.retry}
          onRemoveStored={pictures.removeTile}
        />
        {pictures.ids.map((id) => (
          <input key={id} type="hidden" name={name} value={id} />
        ))}
      </div>
      <p className={css.scriptless}>{copy.documentsScriptless}</p>
      <SaveTravelerCheckbox index={index} checked={keep} />
    </TravelerForm>
  )
}
