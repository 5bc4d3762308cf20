import { useCombobox, type UseComboboxOptions } from '../combobox/use-combobox.ts'
import { Sheet } from '../dialog/index.ts'
import { FieldFrame, fieldInputClass } from '../field/index.ts'
import { AirportList } from './airport-list.tsx'
import * as css from './airport-sheet.css.ts'
import type { AirportOption } from './airport-option.ts'

export interface AirportSheetProps extends Pick<
  UseComboboxOptions<AirportOption>,
  | 'search'
  | 'suggestions'
  | 'messages'
  | 'narrow'
  | 'takes'
  | 'meanwhile'
  | 'optionKey'
  | 'optionText'
> {
  label: string
  hint?: string
  error?: string
  /** What is chosen now stands in the empty field, until another airport takes its place. */
  placeholder: string
  onChoose: (airport: AirportOption) => void
  onClose: () => void
}

/** The airport field on a phone: over the whole screen, the field on top and its list under it. */
export default function AirportSheet({
  label,
  hint,
  error,
  placeholder,
  onChoose,
  onClose,
  ...options
}: AirportSheetProps) {
  const combobox = useCombobox({
    ...options,
    value: null,
    inline: true,
    onValueChange: (airport) => {
      if (airport) onChoose(airport)
    },
  })
  return (
    <Sheet
      open
      size="full"
      title={label}
      initialFocus={combobox.input}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <div className={css.field}>
        <FieldFrame id={combobox.id} label={label} hideLabel hint={hint} error={error}>
          {(control) => (
            <input
              {...combobox.inputProps}
              {...control}
              className={fieldInputClass}
              enterKeyHint="done"
              placeholder={placeholder}
            />
          )}
        </FieldFrame>
      </div>
      <AirportList combobox={combobox} label={label} inline />
    </Sheet>
  )
}
