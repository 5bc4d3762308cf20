import { useEffect, useState } from 'react'
import {
  ComboboxList,
  useCombobox,
  type ComboboxGroup,
  type ComboboxMessages,
  type OptionSearch,
} from '../combobox/index.ts'
import { cellStyles, describedByCell, SearchCell } from '../search-cell/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import * as css from './airport-autocomplete.css.ts'
import {
  airportMatches,
  markMatch,
  NAME_LENGTH,
  shortAirportName,
  type AirportOption,
} from './airport-option.ts'

export interface AirportAutocompleteProps {
  label: string
  /** Name of the hidden input, which carries the IATA code. */
  name?: string
  /**
   * Name of the visible input until the page has its script: a form sent without it carries what was
   * typed. With script only the code is sent, so the address of a search stays clean.
   */
  textName?: string
  value: AirportOption | null
  onChange: (airport: AirportOption | null) => void
  search: OptionSearch<AirportOption>
  /** Groups for an empty or untouched field: recent searches, then a default country. */
  suggestions?: readonly ComboboxGroup<AirportOption>[]
  placeholder?: string
  error?: string
  hint?: string
  messages?: Partial<ComboboxMessages>
  id?: string
}

/** Finds an airport by code, city, name or country. The name is always beside the code. */
export function AirportAutocomplete({
  label,
  name,
  textName,
  value,
  onChange,
  search,
  suggestions,
  placeholder = 'Airport Search',
  error,
  hint,
  messages,
  id,
}: AirportAutocompleteProps) {
  const combobox = useCombobox({
    id,
    value,
    onChange,
    search,
    suggestions,
    messages,
    optionKey: (airport) => airport.code,
    optionText: (airport) => airport.city,
    narrow: airportMatches,
  })
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  return (
    <SearchCell
      id={combobox.id}
      label={label}
      hint={hint}
      error={error}
      note={value ? <AirportNote airport={value} /> : null}
      popup={
        <ComboboxList
          combobox={combobox}
          label={label}
          renderOption={(airport, query) => <AirportChoice airport={airport} query={query} />}
        />
      }
    >
      {value ? (
        <span className={css.code} aria-hidden="true" translate="no">
          {value.code}
        </span>
      ) : null}
      <input
        {...combobox.inputProps}
        className={cellStyles.input}
        name={scripted ? undefined : textName}
        placeholder={placeholder}
        aria-labelledby={`${combobox.id}-label`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedByCell(combobox.id, { note: value, error, hint })}
      />
      {name === undefined ? null : <input type="hidden" name={name} value={value?.code ?? ''} />}
    </SearchCell>
  )
}

function AirportNote({ airport }: { airport: AirportOption }) {
  const short = shortAirportName(airport.name)
  const cut = Array.from(airport.name).length > NAME_LENGTH
  return (
    <span title={airport.name}>
      <VisuallyHidden>{airport.code}, </VisuallyHidden>
      {airport.country}
      {', '}
      {cut ? (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{airport.name}</VisuallyHidden>
        </>
      ) : (
        short
      )}
    </span>
  )
}

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
          <Marked text={airport.name} query={query} />,{' '}
          <Marked text={airport.country} query={query} />
        </span>
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
