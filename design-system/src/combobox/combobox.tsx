import { forwardRef, useImperativeHandle, type ForwardedRef, type ReactNode, type Ref } from 'react'
import { ClearButton } from '../field/clear-button.tsx'
import { FieldFrame, type FieldTexts } from '../field/index.ts'
import { useMessages } from '../messages/index.ts'
import { ComboboxList } from './combobox-list.tsx'
import { comboboxMessages } from './combobox-messages.ts'
import * as css from './combobox.css.ts'
import { useCombobox, type UseComboboxOptions } from './use-combobox.ts'

export interface ComboboxProps<T> extends UseComboboxOptions<T>, FieldTexts {
  /** Name of the hidden input, which carries `optionKey` of the chosen option. */
  name?: string
  /** Grey text in the empty field. It does not replace the label. */
  placeholder?: string
  /** Shows a button that empties the field. */
  clearable?: boolean
  /** How an option looks in the list. By default its text, with the part that matches in bold. */
  renderOption?: (option: T, query: string) => ReactNode
}

/** A text field that finds one of many: asynchronous, grouped, by mouse, touch and keyboard. */
function Field<T>(
  {
    name,
    placeholder,
    renderOption,
    clearable = false,
    label,
    hint,
    error,
    required,
    hideLabel,
    errorWord,
    optionalWord,
    ...options
  }: ComboboxProps<T>,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const words = useMessages('combobox', comboboxMessages)
  const combobox = useCombobox(options)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => combobox.input.current,
  )
  const texts = { label, hint, error, required, hideLabel, errorWord, optionalWord }
  return (
    <FieldFrame {...texts} id={combobox.id}>
      {(control) => (
        <div className={css.anchor}>
          <input
            {...combobox.inputProps}
            {...control}
            className={clearable ? css.clearableInput : css.input}
            placeholder={placeholder ?? words.placeholder}
          />
          {clearable && combobox.clear ? (
            <span className={css.clear}>
              <ClearButton label={label} onClear={combobox.clear} />
            </span>
          ) : null}
          {name === undefined ? null : (
            <input
              type="hidden"
              name={name}
              value={combobox.value === null ? '' : options.optionKey(combobox.value)}
              disabled={options.disabled}
            />
          )}
          <ComboboxList
            combobox={combobox}
            label={label}
            renderOption={renderOption ?? ((option) => options.optionText(option))}
          />
        </div>
      )}
    </FieldFrame>
  )
}

// oxlint-disable-next-line typescript/consistent-type-assertions -- forwardRef loses the type parameter of what it wraps
export const Combobox = forwardRef(Field) as <T>(
  props: ComboboxProps<T> & {
    /** The input, for example to move focus to it. */
    ref?: Ref<HTMLInputElement>
  },
) => ReactNode
