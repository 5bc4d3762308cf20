import { forwardRef, useState, type InputHTMLAttributes } from 'react'
import { useForwardedRef } from '../hydration/use-forwarded-ref.ts'
import { IconButton } from '../button/index.ts'
import { Icon } from '../icon/index.ts'
import { useMessages } from '../messages/index.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'
import * as css from './field.css.ts'
import { ClearButton } from './clear-button.tsx'
import { withValue } from './value.ts'
import { field as defaultWords } from '../messages/fields.ts'

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'required'> {
  /** Shows a button that empties the field. */
  clearable?: boolean
  /** The text after every change. `onChange`, as everywhere, is the browser's own event. */
  onValueChange?: (value: string) => void
}

/** One line of text. A native input: `name`, `value` and the rest go to it. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    hint,
    error,
    required,
    hideLabel,
    errorWord,
    optionalWord,
    id,
    clearable = false,
    onChange,
    onValueChange,
    ...input
  },
  ref,
) {
  const own = useForwardedRef(ref)
  const [filled, setFilled] = useState(Boolean(input.value ?? input.defaultValue))
  const texts = { label, hint, error, required, hideLabel, errorWord, optionalWord, id }
  return (
    <FieldFrame {...texts}>
      {(control) => (
        <span className={css.box}>
          <input
            type="text"
            {...input}
            {...control}
            onChange={withValue(onChange, (value) => {
              setFilled(value !== '')
              onValueChange?.(value)
            })}
            ref={own}
            className={clearable ? css.withReveal : css.input}
          />
          {clearable && filled && !input.disabled && !input.readOnly ? (
            <span className={css.reveal}>
              <ClearButton label={label} onClear={() => own.current && empty(own.current)} />
            </span>
          ) : null}
        </span>
      )}
    </FieldFrame>
  )
})

/** An e-mail address, with the keyboard and the autofill that go with it. */
export const EmailField = forwardRef<HTMLInputElement, TextFieldProps>(
  function EmailField(props, ref) {
    return (
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...props}
        ref={ref}
      />
    )
  },
)

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  /** The button that makes the password readable. */
  showLabel?: string
  /** The same button while the password is readable. */
  hideLabelText?: string
}

/** A password that its owner can look at. Pasting is never stopped. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(
    {
      label,
      hint,
      error,
      required,
      hideLabel,
      errorWord,
      optionalWord,
      id,
      showLabel,
      hideLabelText,
      onChange,
      onValueChange,
      ...input
    },
    ref,
  ) {
    const words = useMessages('field', defaultWords)
    const [shown, setShown] = useState(false)
    const texts = { label, hint, error, required, hideLabel, errorWord, optionalWord, id }
    return (
      <FieldFrame {...texts}>
        {(control) => (
          <span className={css.box}>
            <input
              autoComplete="current-password"
              autoCapitalize="none"
              spellCheck={false}
              {...input}
              {...control}
              onChange={withValue(onChange, onValueChange)}
              ref={ref}
              type={shown ? 'text' : 'password'}
              className={css.withReveal}
            />
            <span className={css.reveal}>
              <IconButton
                label={
                  shown ? (hideLabelText ?? words.hidePassword) : (showLabel ?? words.showPassword)
                }
                aria-controls={control.id}
                disabled={input.disabled}
                icon={<Icon name={shown ? 'eyeOff' : 'eye'} />}
                onClick={() => setShown(!shown)}
              />
            </span>
          </span>
        )}
      </FieldFrame>
    )
  },
)

/** Empties a field as a person would: React, a form library and a draft hear of it. */
function empty(input: HTMLInputElement): void {
  // React keeps the value of an input to itself; the element's own setter goes past it.
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  own?.set?.call(input, '')
  input.dispatchEvent(new Event('input', { bubbles: true }))
  input.focus()
}
