import * as css from './airport-autocomplete.css.ts'
import type { AirportOption } from './airport-option.ts'
import { markMatch } from './mark-match.ts'

/** An airport in a list, with what was typed marked. */
export function AirportChoice({ airport, query }: { airport: AirportOption; query: string }) {
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
