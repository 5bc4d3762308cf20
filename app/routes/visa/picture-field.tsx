import { useEffect } from 'react'
import { MAX_DOCUMENT_BYTES } from '@jatra/contract/document/document'
import { documentTypes } from '@jatra/contract/document/document-type'
import { DocumentUploader } from '@jatra/design-system/document-uploader'
import type { DraftOwner } from '~/forms/draft-storage.ts'
import { visas } from '~/messages/visas.ts'
import { slotValue } from './slot-values.ts'
import { usePictures, type PicturesState } from './use-pictures.ts'

const copy = visas.book

export interface PictureFieldProps {
  draft: DraftOwner
  traveler: number
  /** The item of the checklist; null: what is given without one. */
  item: string | null
  label: string
  hint: string
  maxFiles: number
  /** The account's documents that no order has taken; null when unknown. */
  waiting: readonly string[] | null
  error: string | undefined
  onPictures: (traveler: number, item: string | null, state: PicturesState) => void
  onCount: (traveler: number, item: string | null, count: number) => void
}

const slotMessages = { ...copy.documentMessages, empty: copy.slotEmpty }

/** Pictures of one document, which are uploaded as soon as they are chosen. */
export function PictureField(props: PictureFieldProps) {
  const { draft, traveler, item, label, hint, maxFiles, waiting, error } = props
  const { onPictures, onCount } = props
  const pictures = usePictures(draft, { traveler, item }, waiting, (state) =>
    onPictures(traveler, item, state),
  )
  const { count, gone, tiles, ids } = pictures
  useEffect(() => onCount(traveler, item, count), [onCount, traveler, item, count])
  const valueOf = (id: string) => (item === null ? id : slotValue(item, id))
  const name = `travelers[${traveler}].${item === null ? 'documents' : 'slots'}`
  const stored = tiles.map((tile) => ({ ...tile, id: valueOf(tile.id) }))
  return (
    <>
      <DocumentUploader
        label={label}
        hint={hint}
        error={error ?? gone}
        accept={documentTypes.join(',')}
        maxBytes={MAX_DOCUMENT_BYTES}
        maxFiles={maxFiles}
        messages={item === null ? copy.documentMessages : slotMessages}
        stored={stored}
        keepName={name}
        onFilesChange={pictures.choose}
        upload={pictures.state}
        onRetry={pictures.retry}
        onRemoveStored={({ id }) => {
          const tile = tiles.find((one) => valueOf(one.id) === id)
          if (tile) pictures.removeTile(tile)
        }}
      />
      {ids.map((id) => (
        <input key={id} type="hidden" name={name} value={valueOf(id)} />
      ))}
    </>
  )
}
