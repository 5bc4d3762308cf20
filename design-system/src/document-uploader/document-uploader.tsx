import { forwardRef, useMemo, useState } from 'react'
import {
  FileDrop,
  fileDropMessages,
  FileTile,
  type FileDropMessages,
  type FileDropProps,
} from '../file-drop/index.ts'
import { useMessages } from '../messages/index.ts'
import { documentUploader as defaultWords } from '../messages/checkout.ts'

/** A picture that the server has already. */
export interface StoredDocument {
  /** The id that the server knows the document by. */
  id: string
  /** The name of the file, as the traveller uploaded it. */
  name: string
  /** Address of the picture. */
  src: string
}

export interface DocumentUploaderProps extends Omit<
  FileDropProps,
  'label' | 'multiple' | 'stored' | 'storedCount'
> {
  /** The visible name of the field, such as 'Passport'. */
  label?: string
  /** Documents uploaded earlier. They are listed above the new ones. */
  stored?: readonly StoredDocument[]
  /** Hidden inputs of this name carry the ids of the stored documents that are kept. */
  keepName?: string
  /** Called with a document uploaded earlier when the traveller removes it. */
  onRemoveStored?: (document: StoredDocument) => void
}

/** docs/specification.md, Visa application. */
export const documentMessages: FileDropMessages = {
  ...fileDropMessages,
  add: defaultWords.add,
  empty: defaultWords.empty,
}

/** Images of a traveller's documents: passport, photo, letters. Images only (docs/specification.md, Document rules). */
export const DocumentUploader = forwardRef<HTMLInputElement, DocumentUploaderProps>(
  function DocumentUploader(
    {
      label,
      stored = [],
      keepName = 'keepDocument',
      onRemoveStored,
      messages: given,
      disabled,
      ...drop
    },
    ref,
  ) {
    const words = useMessages('documentUploader', defaultWords)
    const files = useMessages('fileDrop', fileDropMessages)
    const messages = useMemo(
      () => ({ ...files, add: words.add, empty: words.empty, ...given }),
      [files, words, given],
    )
    const [dropped, setDropped] = useState<readonly string[]>([])
    const kept = stored.filter((document) => !dropped.includes(document.id))
    return (
      <FileDrop
        ref={ref}
        {...drop}
        label={label ?? words.label}
        disabled={disabled}
        messages={messages}
        storedCount={kept.length}
        stored={
          kept.length > 0
            ? kept.map((document) => (
                <FileTile
                  key={document.id}
                  name={document.name}
                  picture={document.src}
                  messages={messages}
                  disabled={disabled}
                  onRemove={() => {
                    setDropped([...dropped, document.id])
                    onRemoveStored?.(document)
                  }}
                >
                  <input type="hidden" name={keepName} value={document.id} disabled={disabled} />
                </FileTile>
              ))
            : null
        }
      />
    )
  },
)
