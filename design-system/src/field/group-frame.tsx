import { forwardRef, useId, type ReactNode } from 'react'
import { visuallyHiddenClass } from '../visually-hidden/index.ts'
import { describedByMessages, FieldMessages, type FieldTexts } from './field-frame.tsx'
import * as css from './field.css.ts'
import { useMessages } from '../messages/index.ts'
import { label as labelClass } from './label.css.ts'
import { field as defaultWords } from '../messages/fields.ts'

export interface GroupFrameProps extends FieldTexts {
  /** Id of the fieldset, from which the ids of hint and error are made. Made up when left out. */
  id?: string
  /** Where one is chosen. */
  role?: 'radiogroup'
  /** Disables every control in the group. Disabled controls are not sent with the form. */
  disabled?: boolean
  /** The controls of the group. */
  children: ReactNode
}

/**
 * Legend, hint and error around several controls that answer one question. The ref is the group,
 * which can take the focus, so that its error is read with it.
 */
export const GroupFrame = forwardRef<HTMLFieldSetElement, GroupFrameProps>(function GroupFrame(
  {
    label,
    hint,
    error,
    required,
    hideLabel,
    errorWord,
    optionalWord,
    id: givenId,
    role,
    disabled,
    children,
  },
  ref,
) {
  const words = useMessages('field', defaultWords)
  const generatedId = useId()
  const id = givenId ?? generatedId
  return (
    <fieldset
      ref={ref}
      id={id}
      // A radiogroup may carry aria-invalid and aria-required; a plain fieldset may not.
      role={role}
      disabled={disabled}
      tabIndex={-1}
      className={css.group}
      aria-describedby={describedByMessages(id, { hint, error })}
      {...(role === 'radiogroup'
        ? { 'aria-invalid': error ? true : undefined, 'aria-required': required }
        : {})}
    >
      <legend
        className={hideLabel ? visuallyHiddenClass : labelClass({ required: required === true })}
      >
        <span>{label}</span>
        {required === false ? (
          <span className={css.mark}>{` (${optionalWord ?? words.optional})`}</span>
        ) : null}
      </legend>
      <div className={css.groupBody}>
        {children}
        <FieldMessages id={id} hint={hint} error={error} errorWord={errorWord} />
      </div>
    </fieldset>
  )
})
