import { listClass, listOptionsClass, listStatusClass } from '../combobox/index.ts'
import { FieldPopup } from '../popup/field-popup.tsx'
import { Icon } from '../icon/index.ts'
import type { MultiSelectMessages } from './multi-select-messages.ts'
import * as css from './multi-select.css.ts'
import type { MultiSelectState } from './use-multi-select.ts'

interface MultiSelectListProps {
  select: MultiSelectState
  label: string
  loading: boolean
  messages: MultiSelectMessages
}

/** The list under the field, 140 to 300 px high. Not translated by browsers, see ComboboxList. */
export function MultiSelectList({ select, label, loading, messages }: MultiSelectListProps) {
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
