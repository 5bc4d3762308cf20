import { ComboboxList, type ComboboxListProps } from '../combobox/combobox-list.tsx'
import type { AirportOption } from './airport-option.ts'
import * as css from './airport-autocomplete.css.ts'
import { markMatch } from './mark-match.ts'

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

/** An airport in a list, with what was typed marked. */
function AirportChoice({ airport, query }: { airport: AirportOption; query: string }) {
  return (
    <>
      <span className={css.optionCode}>
        <Marked text={airport.code} query={query} />
      </span>{' '}
      <span className={css.optionWords}>
        <span className={css.city}>
          <Marked text={airport.city} query={query} />
        </span>{' '}
        <span className={css.airport}>
          <Marked text={airport.name} query={query} />
          <span>{', '}</span>
          <Marked text={airport.country} query={query} />
        </span>
        <span className={css.airport}>{airport.note}</span>
      </span>
    </>
  )
}

function Marked({ text, query }: { text: string; query: string }) {
  return markMatch(text, query).map((part, at) =>
    part.matched ? (
      <mark key={at} className={css.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  )
}
