import { forwardRef, useImperativeHandle, useId, useMemo, useState, type ReactNode } from 'react'
import { FieldFrame, type FieldTexts } from '../field/index.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import { fileDropMessages, type FileDropMessages } from './file-drop-messages.ts'
import * as css from './file-drop.css.ts'
import { ChosenFile, type UploadState } from './file-tile.tsx'
import { useFileList } from './use-file-list.ts'

export interface FileDropProps extends FieldTexts {
  /** Name of the native file input: the form carries the files themselves. */
  name?: string
  /** Pictures by default. Checked here too, since a dropped file is not checked by the browser. */
  accept?: string
  /** Lets the person add more than one file. Without it a new file replaces the last. */
  multiple?: boolean
  /** Bytes of one file, 5 MB by default. */
  maxBytes?: number
  /** The most files that can be added. More are refused with an error. */
  maxFiles?: number
  /** Stops files from being added or removed. Files that are there stay visible. */
  disabled?: boolean
  /** Called with all accepted files each time one is added or removed. */
  onFilesChange?: (files: readonly File[]) => void
  /** How far each file is, when the app sends them on its own. */
  upload?: (file: File) => UploadState | undefined
  /** Sends a file again that did not arrive; without it, it can only be removed. */
  onRetry?: (file: File) => void
  /** Replaces words and errors of the field. Those left out keep the default English. */
  messages?: Partial<FileDropMessages>
  /** Tiles that stand before the chosen files: what is stored already. */
  stored?: ReactNode
  /** How many they are: they count towards `maxFiles`. */
  storedCount?: number
}

/**
 * Files by button, by keyboard, by drop. A native file input lies over the zone, so all three are
 * the browser's and work without script; with it come previews, removal and adding in several goes.
 */
export const FileDrop = forwardRef<
  HTMLInputElement,
  FileDropProps & {
    /** Id of the file input, for a link to it from an error summary. Made up when left out. */
    id?: string
  }
>(function FileDrop(
  {
    name,
    accept = 'image/*',
    multiple = true,
    maxBytes = 5_000_000,
    maxFiles = multiple ? 10 : 1,
    disabled,
    onFilesChange,
    upload,
    onRetry,
    messages: given,
    stored,
    storedCount = 0,
    id: givenId,
    ...texts
  },
  ref,
) {
  const words = useMessages('fileDrop', fileDropMessages)
  const ownId = useId()
  const id = givenId ?? ownId
  const messages = useMemo(() => ({ ...words, ...given }), [words, given])
  const list = useFileList(
    { accept, maxBytes, maxFiles, taken: storedCount },
    messages,
    onFilesChange,
  )
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => list.input.current,
  )
  const [over, setOver] = useState(false)
  return (
    <FieldFrame {...texts} id={id}>
      {({ required, ...control }) => (
        <div className={css.stack}>
          <div
            className={css.zone}
            data-over={over ? '' : undefined}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
          >
            <span className={css.add} id={`${id}-add`}>
              {messages.add}
            </span>{' '}
            <span className={css.drop}>{messages.drop}</span>
            <input
              {...control}
              ref={list.input}
              type="file"
              className={css.input}
              name={name}
              accept={accept}
              multiple={multiple}
              disabled={disabled}
              required={required}
              onChange={(event) => {
                const offered = Array.from(event.target.files ?? [])
                if (offered.length > 0) list.add(offered)
              }}
            />
          </div>
          <VisuallyHidden role="status">{list.announcement}</VisuallyHidden>
          <div className={css.problems} role="alert">
            {list.problems.map((problem) => (
              <p key={problem} className={css.failed}>
                <Icon name="error" size={16} />
                <span>{problem}</span>
              </p>
            ))}
          </div>
          {list.files.length > 0 || stored ? (
            <ul className={css.files}>
              {stored}
              {list.files.map((file) => (
                <ChosenFile
                  key={`${file.name}-${file.size}-${file.lastModified}`}
                  file={file}
                  upload={upload?.(file)}
                  messages={messages}
                  disabled={disabled}
                  onRetry={onRetry && (() => onRetry(file))}
                  onRemove={() => list.remove(file)}
                />
              ))}
            </ul>
          ) : (
            <p className={css.empty}>{messages.empty}</p>
          )}
        </div>
      )}
    </FieldFrame>
  )
})
