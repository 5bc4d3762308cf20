import { Progress } from 'radix-ui'
import { useEffect, useState, type ReactNode } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { digits } from '../language/index.ts'
import { inWords } from './accept-files.ts'
import type { FileDropMessages } from './file-drop-messages.ts'
import * as css from './file-drop.css.ts'

/** How far one file is on its way to the server. */
export interface UploadState {
  /** 0 to 1; 1 is there. */
  progress?: number
  /** What went wrong with this file and what to do. */
  error?: string
}

interface FileTileProps {
  /** The name of the file, shown on the tile and used in the names of its buttons. */
  name: string
  /** Address of the picture; without one an icon stands for it. */
  picture: string | undefined
  /** The size as text, such as '1.2 MB'. */
  size?: string
  /**
   * How far the upload is, or that it failed. Leave it out for a file that is not being
   * uploaded.
   */
  upload?: UploadState
  /** The words of the buttons and of the progress. */
  messages: FileDropMessages
  /** Disables the buttons of the tile. */
  disabled?: boolean
  /** Called when the person presses the button that removes the file. */
  onRemove: () => void
  /** Called when the person starts a failed upload again. Without it there is no such button. */
  onRetry?: () => void
  /** The preview of the file. */
  children?: ReactNode
}

const percent = (part: number) => digits(`${Math.round(part * 100)}%`)

/** One file: its picture, its name, how far it is, and the way to take it back. */
export function FileTile({
  name,
  picture,
  size,
  upload,
  messages,
  disabled,
  onRemove,
  onRetry,
  children,
}: FileTileProps) {
  const { progress, error } = upload ?? {}
  // What is no picture, whatever its name says, gets the icon and no torn frame.
  const [torn, setTorn] = useState<string>()
  return (
    <li className={css.file} data-failed={error ? '' : undefined}>
      {picture && picture !== torn ? (
        <img
          className={css.picture}
          src={picture}
          alt={messages.preview(name)}
          onError={() => setTorn(picture)}
        />
      ) : (
        <span className={css.picture}>
          <Icon name="receipt" size={24} />
        </span>
      )}
      <div className={css.facts}>
        <span className={css.name}>{name}</span>
        {size ? <span className={css.size}>{size}</span> : null}
        {error ? (
          <>
            <span className={css.failed} role="alert">
              <Icon name="error" size={16} />
              <span>{error}</span>
            </span>
            {onRetry ? (
              <Button
                size="small"
                aria-label={messages.retryNamed(name)}
                disabled={disabled}
                onClick={onRetry}
              >
                {messages.retry}
              </Button>
            ) : null}
          </>
        ) : progress === undefined ? null : progress < 1 ? (
          <Progress.Root
            className={css.bar}
            aria-label={messages.progress(name)}
            value={progress}
            max={1}
            getValueLabel={percent}
          >
            <Progress.Indicator
              className={css.uploadedPart}
              style={{ inlineSize: `${progress * 100}%` }}
            />
          </Progress.Root>
        ) : (
          <span className={css.done}>
            <Icon name="success" size={16} />
            <span>{messages.uploaded}</span>
          </span>
        )}
      </div>
      <span className={css.remove}>
        <IconButton
          label={messages.remove(name)}
          icon={<Icon name="close" />}
          disabled={disabled}
          onClick={onRemove}
        />
      </span>
      {children}
    </li>
  )
}

/** The tile of a file that was just chosen. Its picture is read on the device. */
export function ChosenFile({
  file,
  ...tile
}: { file: File } & Omit<FileTileProps, 'name' | 'picture' | 'size'>) {
  const [picture, setPicture] = useState<string>()
  useEffect(() => {
    // jsdom has no addresses for files.
    if (!file.type.startsWith('image/') || typeof URL.createObjectURL !== 'function') return
    const address = URL.createObjectURL(file)
    // oxlint-disable-next-line react/set-state-in-effect -- the address must be revoked, so an effect makes it
    setPicture(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return <FileTile {...tile} name={file.name} picture={picture} size={inWords(file.size)} />
}
