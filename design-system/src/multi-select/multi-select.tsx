import { forwardRef, useImperativeHandle, useMemo } from 'react'
import { Checkbox } from '../checkbox/index.ts'
import { ClearButton } from '../field/clear-button.tsx'
import { FieldFrame, type FieldTexts } from '../field/index.ts'
import { useHydrated } from '../hydration/index.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { multiSelectMessages, type MultiSelectMessages } from './multi-select-messages.ts'
import * as css from './multi-select.css.ts'
import {
  useMultiSelect,
  type UseMultiSelectOptions,
  type MultiSelectState,
} from './use-multi-select.ts'
import { field as defaultFieldWords } from '../messages/fields.ts'
import { useMessages } from '../messages/index.ts'
import { listClass, listOptionsClass, listStatusClass } from '../combobox/index.ts'
import { FieldPopup } from '../popup/field-popup.tsx'

export interface MultiSelectProps extends UseMultiSelectOptions, FieldTexts {
  /** The form carries it once for each choice. */
  name?: string
  /** Shown while nothing is chosen, such as 'Select Holidays Destination...'. */
  placeholder?: string
  /** Shows a button that takes all choices back. */
  clearable?: boolean
  /** Replaces words of the list and the chips. Those left out keep the default English. */
  messages?: Partial<MultiSelectMessages>
}

/**
 * Several of many, with a chip for each. Before the script is there it is a group of check boxes
 * under the same name, so the form is right either way.
 */
export const MultiSelect = forwardRef<HTMLInputElement, MultiSelectProps>(function MultiSelect(
  {
    name,
    placeholder,
    clearable = false,
    messages: given,
    label,
    hint,
    error,
    required,
    hideLabel,
    errorWord,
    optionalWord,
    ...options
  },
  ref,
) {
  const fieldWords = useMessages('field', defaultFieldWords)
  const words = useMessages('multiSelect', multiSelectMessages)
  const messages = useMemo(() => ({ ...words, ...given }), [words, given])
  const select = useMultiSelect(options, messages)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => select.input.current,
  )
  const hydrated = useHydrated()
  const { chosen, inputProps } = select
  const { loading = false, disabled = false, readOnly = false } = options
  const texts = { label, hint, error, required, hideLabel, errorWord, optionalWord }

  return (
    <FieldFrame {...texts} id={select.id}>
      {({ required: needed, ...control }) => (
        <div
          ref={select.anchor}
          className={css.anchor}
          onBlur={(event) => {
            const next = event.relatedTarget
            if (next && !event.currentTarget.contains(next)) select.leave()
          }}
        >
          {hydrated ? (
            chosen.map((option) => (
              <input
                key={option.value}
                type="hidden"
                name={name}
                value={option.value}
                disabled={disabled || name === undefined}
              />
            ))
          ) : (
            <fieldset className={css.unscripted} aria-label={label} disabled={disabled}>
              {options.options.map((option) => (
                <Checkbox
                  key={option.value}
                  name={name}
                  value={option.value}
                  label={option.label}
                  disabled={option.disabled}
                  defaultChecked={select.values.includes(option.value)}
                />
              ))}
            </fieldset>
          )}
          <div className={css.scripted}>
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the keyboard has the input; a press beside it is a press on it */}
            <div
              className={css.box}
              onClick={() => {
                select.input.current?.focus()
                select.show()
              }}
            >
              {chosen.length > 0 ? (
                <ul className={css.chips} aria-label={messages.chosenList(label)}>
                  {chosen.map((option) => (
                    <li key={option.value} className={css.chip}>
                      <span className={css.chipText}>{option.label}</span>
                      <button
                        type="button"
                        className={css.remove}
                        aria-label={messages.remove(option.label)}
                        disabled={disabled || readOnly}
                        onClick={(event) => {
                          event.stopPropagation()
                          select.remove(option)
                        }}
                      >
                        <Icon name="close" size={16} />
                      </button>
                    </li>
                  ))}
                </ul>
              ) : null}
              <input
                {...inputProps}
                {...control}
                // Not the native one: what is typed here is not the value.
                aria-required={needed}
                className={css.input}
                placeholder={chosen.length === 0 ? (placeholder ?? fieldWords.select) : undefined}
              />
              {clearable && select.clear ? (
                <ClearButton label={label} onClear={select.clear} />
              ) : null}
            </div>
            <span className={css.chevron}>
              <Icon name="chevronDown" />
            </span>
            <VisuallyHidden role="status">{select.announcement}</VisuallyHidden>
            {select.open ? <MultiSelectList {...{ select, label, loading, messages }} /> : null}
          </div>
        </div>
      )}
    </FieldFrame>
  )
})

interface MultiSelectListProps {
  select: MultiSelectState
  label: string
  loading: boolean
  messages: MultiSelectMessages
}

/** The list under the field, 140 to 300 px high. Not translated by browsers, see ComboboxList. */
function MultiSelectList({ select, label, loading, messages }: MultiSelectListProps) {
  const { id, listed, values, active } = select
  return (
    // A press on the list, its scrollbar included, leaves the focus in the input.
    <FieldPopup
      className={listClass}
      role="presentation"
      translate="no"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div
        id={`${id}-list`}
        className={listOptionsClass}
        role="listbox"
        aria-label={label}
        aria-multiselectable="true"
      >
        {listed.map((option, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard works on the input, which names the active option (APG combobox)
          <div
            key={option.value}
            id={`${id}-option-${index}`}
            role="option"
            aria-selected={values.includes(option.value)}
            aria-disabled={option.disabled || undefined}
            data-active={index === active ? '' : undefined}
            className={css.option}
            onClick={() => select.toggle(option)}
            onMouseMove={() => {
              if (index !== active) select.pointTo(index)
            }}
          >
            <span className={css.tick}>
              {values.includes(option.value) ? <Icon name="check" /> : null}
            </span>
            <span>{option.label}</span>
          </div>
        ))}
      </div>
      {listed.length === 0 ? (
        <div className={listStatusClass}>{loading ? messages.loading : messages.none}</div>
      ) : null}
    </FieldPopup>
  )
}
