import { useEffect, type ComponentProps } from 'react'
import { MAX_DOCUMENT_BYTES, MAX_DOCUMENTS } from '@jatra/contract/document/document'
import { documentTypes } from '@jatra/contract/document/document-type'
import { passportState, type ApplicantRules } from '@jatra/contract/visa/visa-applicant'
import { titlesFor } from '@jatra/contract/traveler/title-gender'
import { DocumentUploader } from '@jatra/design-system/document-uploader'
import { TravelerBlock } from '~/checkout/traveler-block.tsx'
import type { DraftOwner } from '~/forms/draft-storage.ts'
import { useTypedDate } from '~/forms/typed-date.ts'
import { visas } from '~/messages/visas.ts'
import * as css from './application.css.ts'
import { usePictures, type PicturesState } from './use-pictures.ts'

const copy = visas.book

export type ApplicantFieldsProps = Omit<
  ComponentProps<typeof TravelerBlock>,
  'passport' | 'place'
> & {
  draft: DraftOwner
  /** The account's documents that no order has taken; null when unknown. */
  waiting: readonly string[] | null
  shortPassport: ApplicantRules['shortPassport']
  documentsError: string | undefined
  onPictures: (state: PicturesState) => void
  onCount: (index: number, count: number) => void
}

/** One traveller of an application with the document images (docs/specification.md, Visa application). */
export function ApplicantFields({
  draft,
  waiting,
  shortPassport,
  documentsError,
  onPictures,
  onCount,
  ...block
}: ApplicantFieldsProps) {
  const { index, today } = block
  const prefix = `travelers[${index}]`
  const { date: expiry, listen } = useTypedDate('passportEx', prefix, block.defaultValue)
  const pictures = usePictures(draft, index, waiting, onPictures)
  const { count } = pictures
  useEffect(() => onCount(index, count), [onCount, index, count])
  const warned =
    shortPassport === 'warn' && expiry !== null && passportState(expiry, today) === 'short'
  const name = `${prefix}.documents`

  return (
    <TravelerBlock
      {...block}
      passport
      titles={titlesFor()}
      place={{ age: null, passport: true, until: today }}
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
    </TravelerBlock>
  )
}
