import { ComboboxList, type ComboboxListProps } from '../combobox/combobox-list.tsx'
import { AirportChoice } from './airport-choice.tsx'
import type { AirportOption } from './airport-option.ts'

type AirportListProps = Omit<ComboboxListProps<AirportOption>, 'renderOption'>

/** The airports that the typed text finds, under their field or in the sheet of a phone. */
export function AirportList(props: AirportListProps) {
  return (
    <ComboboxList
      {...props}
      renderOption={(airport, query) => <AirportChoice airport={airport} query={query} />}
    />
  )
}
