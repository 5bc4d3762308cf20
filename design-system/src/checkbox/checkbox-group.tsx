import { forwardRef, type ReactNode } from 'react'
import { GroupFrame, type FieldTexts } from '../field/index.ts'
import { Checkbox } from './checkbox.tsx'

export interface CheckboxGroupProps extends FieldTexts {
  /** The form carries it once for each choice. */
  name?: string
  /** The boxes in the order they are shown. A disabled one stays visible but cannot be ticked. */
  options: readonly { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }[]
  /** The ticked values, when the page keeps them. Use it with `onValueChange`. */
  value?: readonly string[]
  /** The values ticked at first, when the group keeps its own state. */
  defaultValue?: readonly string[]
  /** All that are checked, in the order of the options. */
  onValueChange?: (values: string[]) => void
  /** Disables every box of the group. Disabled boxes are not sent with the form. */
  disabled?: boolean
}

/** Any number of a few. For more than about seven use MultiSelect. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(
  function CheckboxGroup(
    { name, options, value, defaultValue = [], onValueChange, ...frame },
    ref,
  ) {
    return (
      <GroupFrame {...frame} ref={ref}>
        <div>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={option.value}
              label={option.label}
              hint={option.hint}
              disabled={option.disabled}
              {...(value
                ? { checked: value.includes(option.value) }
                : { defaultChecked: defaultValue.includes(option.value) })}
              onChange={(event) => {
                const group = event.currentTarget.closest('fieldset')
                const boxes = group?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')
                onValueChange?.(
                  Array.from(boxes ?? [])
                    .filter((box) => box.checked)
                    .map((box) => box.value),
                )
              }}
            />
          ))}
        </div>
      </GroupFrame>
    )
  },
)
