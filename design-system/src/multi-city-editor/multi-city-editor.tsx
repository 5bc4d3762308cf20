import { useEffect, useId, useRef, useState } from 'react'
import { AirportAutocomplete, type AirportOption } from '../airport-autocomplete/index.ts'
import { Button, IconButton } from '../button/index.ts'
import type { ComboboxGroup, OptionSearch } from '../combobox/index.ts'
import { DatePicker, type DateFieldOptions, type IsoDate } from '../date-picker/index.ts'
import { MAX_LEGS, type SearchLeg } from '../hero-search/flight-search-state.ts'
import { Icon } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import * as css from './multi-city-editor.css.ts'
import { multiCityMessages, type MultiCityMessages } from './multi-city-messages.ts'

export interface MultiCityEditorProps {
  /** The flights in the order they are flown, one row each. The page keeps them. */
  legs: readonly SearchLeg[]
  /**
   * Called with the number of the row, from 0, and its new airport of departure or destination.
   */
  onAirportChange: (leg: number, side: 'from' | 'to', airport: AirportOption | null) => void
  /** Called with the number of the row, from 0, and its new day, or `null` when it is emptied. */
  onDateChange: (leg: number, date: IsoDate | null) => void
  /** Called when the traveller asks for another flight. */
  onAdd: () => void
  /** Called with the number of the row to remove, from 0. */
  onRemove: (leg: number) => void
  /**
   * Finds airports for the typed text. Called while typing, with a signal that cancels an
   * outdated search.
   */
  search: OptionSearch<AirportOption>
  /** Airports offered before anything is typed, for each of the two fields. */
  suggestions?: {
    from?: readonly ComboboxGroup<AirportOption>[]
    to?: readonly ComboboxGroup<AirportOption>[]
  }
  /** Airports that many travellers want, for the first letters that are typed. */
  popular?: readonly AirportOption[]
  /** The earliest day of a leg: no flight leaves before the one above it. */
  earliest: (leg: number) => IsoDate
  /** Settings of the date fields. The first day of each row is worked out from the row before. */
  dates: Omit<DateFieldOptions, 'min' | 'max'>
  /** By field: 'from-1', 'to-1', 'date-1' with the id of the leg, and 'legs' for the whole. */
  problems?: ReadonlyMap<string, string>
  /** Fields have the ids `{idBase}-from-1` and so on. */
  idBase?: string
  /** Replaces words of the rows and buttons. Those left out keep the default English. */
  messages?: Partial<MultiCityMessages>
}

/** Up to four flights, one under the other. The first one stays (docs/specification.md, Trip types). */
export function MultiCityEditor({
  legs,
  onAirportChange,
  onDateChange,
  onAdd,
  onRemove,
  search,
  suggestions,
  popular,
  earliest,
  dates,
  problems,
  idBase,
  messages: given,
}: MultiCityEditorProps) {
  const words = useMessages('multiCity', multiCityMessages)
  const ownId = useId()
  const id = idBase ?? ownId
  const messages = { ...words, ...given }
  const [announcement, setAnnouncement] = useState('')
  const add = useRef<HTMLButtonElement>(null)
  const justAdded = useRef(false)
  const removedAt = useRef<number | null>(null)

  // A new row takes the focus where it is to be filled in first.
  useEffect(() => {
    if (!justAdded.current) return
    justAdded.current = false
    const leg = legs.at(-1)
    if (leg) document.getElementById(`${id}-${leg.from ? 'to' : 'from'}-${leg.id}`)?.focus()
  }, [legs, id])

  // A removed row leaves the focus on the row that took its place, else on the button that adds.
  useEffect(() => {
    if (removedAt.current === null) return
    const leg = legs[removedAt.current]
    removedAt.current = null
    const next = leg ? document.getElementById(`${id}-from-${leg.id}`) : add.current
    next?.focus()
  }, [legs, id])

  return (
    <div className={css.editor}>
      <ol className={css.rows}>
        {legs.map((leg, index) => (
          <li key={leg.id} className={css.row}>
            <div role="group" aria-labelledby={`${id}-leg-${leg.id}`}>
              <div className={css.head}>
                <span id={`${id}-leg-${leg.id}`} className={css.name}>
                  {messages.leg(index + 1)}
                </span>
                {index > 0 ? (
                  <IconButton
                    label={messages.remove(index + 1)}
                    icon={<Icon name="close" />}
                    onClick={() => {
                      removedAt.current = index
                      onRemove(leg.id)
                      setAnnouncement(messages.removed(index + 1))
                    }}
                  />
                ) : null}
              </div>
              <div className={css.fields}>
                {(['from', 'to'] as const).map((side) => (
                  <AirportAutocomplete
                    key={side}
                    id={`${id}-${side}-${leg.id}`}
                    label={messages[side]}
                    value={leg[side]}
                    onValueChange={(airport) => onAirportChange(leg.id, side, airport)}
                    search={search}
                    suggestions={suggestions?.[side]}
                    popular={popular}
                    error={problems?.get(`${side}-${leg.id}`)}
                  />
                ))}
                <DatePicker
                  {...dates}
                  id={`${id}-date-${leg.id}`}
                  label={messages.date}
                  value={leg.date}
                  onValueChange={(date) => onDateChange(leg.id, date)}
                  min={earliest(leg.id)}
                  error={problems?.get(`date-${leg.id}`)}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      <div className={css.actions}>
        {legs.length < MAX_LEGS ? (
          <Button
            ref={add}
            id={`${id}-legs`}
            variant="secondary"
            onClick={() => {
              justAdded.current = true
              onAdd()
              setAnnouncement(messages.added(legs.length + 1))
            }}
          >
            {messages.add}
          </Button>
        ) : null}
        {problems?.has('legs') ? <span className={css.problem}>{problems.get('legs')}</span> : null}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
