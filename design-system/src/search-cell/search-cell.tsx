import { Label } from 'radix-ui'
import type { ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { scripted } from '../tokens/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './search-cell.css.ts'
import { field as defaultWords } from '../messages/fields.ts'
import { useMessages } from '../messages/index.ts'

export interface SearchCellProps {
  /** Id of the control: the parts derive theirs from it. */
  id: string
  /** The small words above the value, which name the field. */
  label: string
  /** Help that is part of the control's description. */
  hint?: ReactNode
  /** What is wrong and how to correct it. It replaces nothing that is shown. */
  error?: string
  /** Read before the error by screen readers. Replace it to translate the field. */
  errorWord?: string
  /** The line beneath the value. Part of the control's description. */
  note?: ReactNode
  /** A control of the browser's own, which stands in the box of a page without script. It names itself. */
  withoutScript?: ReactNode
  /** The big line with the control in it. */
  children: ReactNode
  /** What hangs under the box: a list, a calendar. */
  popup?: ReactNode
}

/** Ids of note, error and hint for `aria-describedby`, in the order they are read. */
export function describedByCell(
  id: string,
  parts: { note?: unknown; hint?: unknown; error?: unknown },
): string | undefined {
  const ids = [
    parts.error && `${id}-error`,
    parts.note && `${id}-note`,
    parts.hint && `${id}-hint`,
  ].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** A field of the search card: small label, large value, a line that says what the value is. */
export function SearchCell({
  id,
  label,
  hint,
  error,
  errorWord,
  note,
  withoutScript,
  children,
  popup,
}: SearchCellProps) {
  const words = useMessages('field', defaultWords)
  return (
    <div className={css.frame}>
      {/* A label has one control, so each of the two has a box. */}
      {withoutScript ? (
        <noscript>
          <Label.Root className={css.box}>
            <span className={css.label}>{label}</span>{' '}
            <span className={css.value}>{withoutScript}</span>
          </Label.Root>
        </noscript>
      ) : null}
      {/* A press anywhere in the box is a press on the control. */}
      <Label.Root
        className={withoutScript ? `${css.box} ${scripted}` : css.box}
        htmlFor={id}
        data-invalid={error ? '' : undefined}
      >
        <span className={css.label} id={`${id}-label`}>
          {label}
        </span>{' '}
        <span className={css.value}>{children}</span>{' '}
        <span className={css.note} id={`${id}-note`}>
          {note}
        </span>
      </Label.Root>
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          <Icon name="error" size={16} />
          <VisuallyHidden>{`${errorWord ?? words.error} `}</VisuallyHidden>
          <span>{error}</span>
        </span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className={css.message}>
          {hint}
        </span>
      ) : null}
      {popup}
    </div>
  )
}
