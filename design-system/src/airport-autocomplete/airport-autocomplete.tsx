import { forwardRef, useImperativeHandle, Suspense, useState, type KeyboardEvent } from 'react'
import type { ComboboxMessages } from '../combobox/combobox-messages.ts'
import type { OptionSearch } from '../combobox/use-async-options.ts'
import { useCombobox, type ComboboxGroup } from '../combobox/use-combobox.ts'
import { ClearButton } from '../field/clear-button.tsx'
import { useOwnValue } from '../field/value.ts'
import { useHydrated, useMediaQuery } from '../hydration/index.ts'
import { fetchEarly, late } from '../hydration/late.tsx'
import { cellStyles, describedByCell, SearchCell } from '../search-cell/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './airport-autocomplete.css.ts'
import { AirportList } from './airport-list.tsx'
import {
  airportMatches,
  airportsByPrefix,
  isMeantBy,
  shortAirportName,
  type AirportOption,
} from './airport-option.ts'
import { airportAutocomplete as defaultWords } from '../messages/search.ts'

const loadSheet = () => import('./airport-sheet.tsx').then((module) => module.default)
const AirportSheet = late(loadSheet)

/** Where a keyboard on the screen leaves no room for a list under the field. */
const PHONE = '(pointer: coarse) and (max-width: 767px), (pointer: coarse) and (max-height: 479px)'

export interface AirportAutocompleteProps {
  /** The visible name of the field, such as 'From'. Screen readers read it too. */
  label: string
  /** Name of the hidden input, which carries the IATA code. */
  name?: string
  /**
   * Name of the visible input until the page has its script: a form sent without it carries what was
   * typed. With script only the code is sent, so the address of a search stays clean.
   */
  textName?: string
  /** The chosen airport, or `null` while none is chosen. Left out, the field keeps its own. */
  value?: AirportOption | null
  /** The airport chosen at first, when the field keeps its own value. */
  defaultValue?: AirportOption | null
  /** Called with the choice, and with `null` as soon as the text of the choice is changed. */
  onValueChange?: (airport: AirportOption | null) => void
  /** Stops the choice from being changed, and from being sent with the form. */
  disabled?: boolean
  /** Stops the choice from being changed. It is sent with the form. */
  readOnly?: boolean
  /** Tells the browser and screen readers that the form needs it. */
  required?: boolean
  /** Shows a button that empties the field. */
  clearable?: boolean
  /**
   * Finds airports for the typed text. Called while the traveller types, with a signal that
   * cancels an outdated search.
   */
  search: OptionSearch<AirportOption>
  /** Groups for an empty or untouched field: recent searches, then a default country. */
  suggestions?: readonly ComboboxGroup<AirportOption>[]
  /**
   * Airports that many travellers want, the most wanted first. With the suggestions they answer the
   * first letters at once, until the search does.
   */
  popular?: readonly AirportOption[]
  /** Grey text in the empty field, such as 'City or airport'. It does not replace the label. */
  placeholder?: string
  /** What is wrong and how to correct it. Leave it out while the field is right. */
  error?: string
  /** Help that stays below the label while the traveller types. */
  hint?: string
  /**
   * Replaces words of the list, such as the one for no result. Those left out keep the default
   * English.
   */
  messages?: Partial<ComboboxMessages>
  /** Id of the input, for a link to it from an error summary. Made up when left out. */
  id?: string
}

/** Finds an airport by code, city, name or country. The name is always beside the code. */
export const AirportAutocomplete = forwardRef<HTMLInputElement, AirportAutocompleteProps>(
  function AirportAutocomplete(
    {
      label,
      name,
      textName,
      value: given,
      defaultValue = null,
      onValueChange,
      disabled = false,
      readOnly = false,
      required,
      clearable = false,
      search,
      suggestions = [],
      popular = [],
      placeholder: givenPlaceholder,
      error,
      hint,
      messages,
      id,
    },
    ref,
  ) {
    const words = useMessages('airportAutocomplete', defaultWords)
    const placeholder = givenPlaceholder ?? words.placeholder
    const options = {
      search,
      suggestions,
      messages,
      optionKey: (airport: AirportOption) => airport.code,
      optionText: (airport: AirportOption) => airport.city,
      narrow: airportMatches,
      takes: isMeantBy,
      meanwhile: (query: string) =>
        airportsByPrefix([...suggestions.flatMap((group) => group.options), ...popular], query),
    }
    const [value, change] = useOwnValue(given, defaultValue, onValueChange)
    const combobox = useCombobox({
      ...{ ...options, id, value, disabled, readOnly },
      onValueChange: change,
    })
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
      ref,
      () => combobox.input.current,
    )
    const [sheet, setSheet] = useState(false)
    const phone = useMediaQuery(PHONE) && !disabled && !readOnly
    const hydrated = useHydrated()

    return (
      <SearchCell
        id={combobox.id}
        label={label}
        hint={hint}
        error={error}
        note={value ? <AirportNote airport={value} /> : null}
        popup={<AirportList combobox={combobox} label={label} />}
      >
        {value ? (
          <span className={css.code} aria-hidden="true" translate="no">
            {value.code}
          </span>
        ) : null}
        <input
          {...combobox.inputProps}
          className={cellStyles.input}
          name={hydrated ? undefined : textName}
          placeholder={placeholder}
          required={required}
          aria-labelledby={`${combobox.id}-label`}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedByCell(combobox.id, { note: value, error, hint })}
          {...(phone && {
            // The keyboard belongs to the sheet's field.
            readOnly: true,
            'aria-haspopup': 'dialog',
            'aria-expanded': sheet,
            'aria-controls': undefined,
            onFocus: () => fetchEarly(loadSheet),
            onClick: () => setSheet(true),
            onKeyDown: (event: KeyboardEvent) => {
              if (!['Enter', ' ', 'ArrowDown'].includes(event.key)) return
              event.preventDefault()
              setSheet(true)
            },
          })}
        />
        {clearable && combobox.clear ? (
          <ClearButton label={label} onClear={combobox.clear} />
        ) : null}
        {sheet ? (
          <Suspense fallback={null}>
            <AirportSheet
              {...options}
              {...{ label, hint, error }}
              placeholder={value ? `${value.code} ${value.city}` : placeholder}
              onClose={() => setSheet(false)}
              onChoose={(airport) => {
                setSheet(false)
                change(airport)
              }}
            />
          </Suspense>
        ) : null}
        {name === undefined ? null : (
          <input type="hidden" name={name} value={value?.code ?? ''} disabled={disabled} />
        )}
      </SearchCell>
    )
  },
)

function AirportNote({ airport: { code, country, name } }: { airport: AirportOption }) {
  const short = shortAirportName(name)
  const cut = short !== name
  return (
    <span title={name}>
      <VisuallyHidden>{`${code}, `}</VisuallyHidden>
      <span>{`${country}, `}</span>
      <span aria-hidden={cut}>{short}</span>
      {cut ? <VisuallyHidden>{name}</VisuallyHidden> : null}
    </span>
  )
}
