import { documentTypes, MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@jatra/contract/entities/document'
import { passportState, type ApplicantRules } from '@jatra/contract/entities/visa-applicant'
import { DocumentUploader } from '@jatra/design-system/document-uploader'
import { TravellerForm, type TravellerFormProps } from '@jatra/design-system/traveller-form'
import { useTypedExpiry } from '~/forms/typed-expiry.ts'
import { visas } from '~/messages/visas.ts'
import * as css from './schedule.css.ts'
import { usePictures, type PicturesState } from './use-pictures.ts'

const copy = visas.book

export type ApplicantFieldsProps = Pick<
  TravellerFormProps,
  'countries' | 'today' | 'defaultValues' | 'errors'
> & {
  index: number
  /** Whose pictures are uploaded, and which of them no order has taken; null when nobody knows. */
  account: string
  waiting: readonly string[] | null
  shortPassport: ApplicantRules['shortPassport']
  documentsError: string | undefined
  onPictures: (state: PicturesState) => void
}

/** One traveller of an application with the pictures of the papers (spec section 2, "/visaBookSchedule/{index}"). */
export function ApplicantFields({
  index,
  account,
  waiting,
  shortPassport,
  documentsError,
  onPictures,
  ...form
}: ApplicantFieldsProps) {
  const prefix = `travelers[${index}]`
  const { expiry, listen } = useTypedExpiry(prefix)
  const pictures = usePictures(account, index, waiting, onPictures)
  const warned =
    shortPassport === 'warn' && expiry !== null && passportState(expiry, form.today) === 'short'
  const name = `${prefix}.documents`

  return (
    <TravellerForm
      {...form}
      number={index + 1}
      prefix={prefix}
      passport
      onChange={listen}
      hints={warned ? { passportExYear: copy.passportWarned } : {}}
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
    </TravellerForm>
  )
}
