import { Label } from 'radix-ui'
import { useId, type ReactNode } from 'react'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden, visuallyHiddenClass } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './field.css.ts'
import { label as labelClass } from './label.css.ts'
import { field as defaultWords } from '../messages/fields.ts'

/** What a control takes from its frame: spread it on the element that takes focus. */
export interface FieldControl {
  /** Connects the control to its label. */
  id: string
  /** The ids of hint and error, in the order they are read. */
  'aria-describedby': string | undefined
  /** `true` while there is an error. */
  'aria-invalid': true | undefined
  /** Passed on to the control, so that browsers and screen readers know it. */
  required: boolean | undefined
}

export interface FieldTexts {
  /** Always there: a field without a label does not compile. */
  label: string
  /** What helps to fill the field in. Stays when there is an error. */
  hint?: ReactNode
  /** What is wrong and what to do. Empty or absent means the field is right. */
  error?: string
  /** `true` marks the field and the control as required, `false` says that it is optional. */
  required?: boolean
  /** The label is read but not seen: for a field whose meaning the layout shows. */
  hideLabel?: boolean
  /** Read before the error, so that it never comes as a bare sentence. */
  errorWord?: string
  /** Shown after the label when `required` is false. */
  optionalWord?: string
}

export interface FieldFrameProps extends FieldTexts {
  /** Id of the control. Made up when left out. */
  id?: string
  /** Renders the control. Spread the argument on the element that takes focus. */
  children: (control: FieldControl) => ReactNode
}

/**
 * Label, hint and error around any control. Hint and error are both in the control's accessible
 * description; the error carries an icon and a word, never a colour alone.
 */
export function FieldFrame({
  label,
  hint,
  error,
  required,
  hideLabel,
  errorWord,
  optionalWord,
  id: givenId,
  children,
}: FieldFrameProps) {
  const words = useMessages('field', defaultWords)
  const generatedId = useId()
  const id = givenId ?? generatedId

  return (
    <div className={css.frame}>
      <Label.Root
        htmlFor={id}
        className={hideLabel ? visuallyHiddenClass : labelClass({ required: required === true })}
      >
        <span>{label}</span>
        {required === false ? (
          <span className={css.mark}>{` (${optionalWord ?? words.optional})`}</span>
        ) : null}
      </Label.Root>
      {children({
        id,
        'aria-describedby': describedByMessages(id, { hint, error }),
        'aria-invalid': error ? true : undefined,
        required,
      })}
      <FieldMessages id={id} hint={hint} error={error} errorWord={errorWord ?? words.error} />
    </div>
  )
}

/** Ids of error and hint for `aria-describedby`, in the order they are read. */
export function describedByMessages(
  id: string,
  { hint, error }: Pick<FieldTexts, 'hint' | 'error'>,
): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** What stands under a control: the error with its icon and word, and the hint. */
export function FieldMessages({
  id,
  hint,
  error,
  errorWord,
}: Pick<FieldTexts, 'hint' | 'error' | 'errorWord'> & {
  /** Id of the control, from which the ids of hint and error are made. */
  id: string
}) {
  const words = useMessages('field', defaultWords)
  return (
    <>
      {error ? (
        <span id={`${id}-error`} className={css.error}>
          <Icon name="error" size={16} />
          <VisuallyHidden>{`${errorWord ?? words.error} `}</VisuallyHidden>
          <span>{error}</span>
        </span>
      ) : null}
      {hint ? (
        <span id={`${id}-hint`} className={css.hint}>
          {hint}
        </span>
      ) : null}
    </>
  )
}
