import { Label } from 'radix-ui'
import type { Dispatch } from 'react'
import {
  AirportAutocomplete,
  type AirportAutocompleteProps,
} from '../airport-autocomplete/index.ts'
import { DatePicker, DateRangePicker, type DateFieldOptions } from '../date-picker/index.ts'
import { Icon } from '../icon/index.ts'
import { cellStyles } from '../search-cell/index.ts'
import { SwapButton } from '../swap-button/index.ts'
import type { FlightSearchMessages } from './flight-search-messages.ts'
import type { FlightSearchAction, FlightSearchState } from './flight-search-state.ts'
import * as css from './hero-search.css.ts'
import type { SearchProblems } from './search-problems.ts'

type Suggestions = AirportAutocompleteProps['suggestions']

export interface JourneyFieldsProps {
  search: AirportAutocompleteProps['search']
  suggestions?: { from?: Suggestions; to?: Suggestions }
  popular: AirportAutocompleteProps['popular']
  id: string
  state: FlightSearchState
  dispatch: Dispatch<FlightSearchAction>
  dates: Omit<DateFieldOptions, 'min' | 'max'>
  messages: FlightSearchMessages
  problems?: SearchProblems
  onSwapped: () => void
  onSaveMore: () => void
}

/** Where and when of a one-way or round trip: the stitched route and its dates. */
export function JourneyFields({
  id,
  state,
  dispatch,
  search,
  suggestions,
  popular,
  dates,
  messages,
  problems,
  onSwapped,
  onSaveMore,
}: JourneyFieldsProps) {
  const [leg] = state.legs
  const airports = {
    search,
    popular,
    placeholder: messages.airportSearch,
    messages: messages.airport,
  }
  return (
    <>
      <div className={css.route}>
        <AirportAutocomplete
          {...airports}
          id={`${id}-from-${leg.id}`}
          label={messages.from}
          name="originLocationCode"
          textName="originText"
          value={leg.from}
          onValueChange={(airport) => dispatch({ type: 'from', leg: leg.id, airport })}
          suggestions={suggestions?.from}
          error={problems?.get(`from-${leg.id}`)}
        />
        <div className={css.path}>
          <span className={css.stitch} />
          <SwapButton
            label={messages.swap}
            returns={state.returnDate !== null}
            onSwap={() => {
              dispatch({ type: 'swap' })
              onSwapped()
            }}
          />
        </div>
        <div className={css.to}>
          <AirportAutocomplete
            {...airports}
            id={`${id}-to-${leg.id}`}
            label={messages.to}
            name="destinationLocationCode"
            textName="destinationText"
            value={leg.to}
            onValueChange={(airport) => dispatch({ type: 'to', leg: leg.id, airport })}
            suggestions={suggestions?.to}
            error={problems?.get(`to-${leg.id}`)}
          />
        </div>
      </div>
      <div className={css.dates}>
        {state.tripType === 'roundTrip' ? (
          <DateRangePicker
            {...dates}
            startLabel={messages.departure}
            endLabel={messages.return}
            startName="departureDate"
            endName="returnDate"
            startId={`${id}-date-${leg.id}`}
            endId={`${id}-return`}
            min={dates.today}
            value={{ start: leg.date, end: state.returnDate }}
            onValueChange={({ start, end }) =>
              // A new departure moves the return by the rule of the search, not by the field's.
              dispatch(
                start === leg.date
                  ? { type: 'returnDate', date: end }
                  : { type: 'date', leg: leg.id, date: start },
              )
            }
            startError={problems?.get(`date-${leg.id}`)}
            endError={problems?.get('return')}
          />
        ) : (
          <div className={css.oneWay}>
            <DatePicker
              {...dates}
              id={`${id}-date-${leg.id}`}
              label={messages.departure}
              name="departureDate"
              min={dates.today}
              value={leg.date}
              onValueChange={(date) => dispatch({ type: 'date', leg: leg.id, date })}
              error={problems?.get(`date-${leg.id}`)}
            />
            <noscript>
              <Label.Root className={cellStyles.box}>
                <span className={cellStyles.label}>{messages.return}</span>
                <input
                  type="date"
                  name="returnDate"
                  min={dates.today}
                  className={cellStyles.input}
                />
              </Label.Root>
            </noscript>
            <button type="button" className={css.more} onClick={onSaveMore}>
              <Icon name="arrows" size={24} />
              <span>
                <span className={css.moreLead}>{messages.saveMore}</span>{' '}
                <span className={css.moreWhat}>{messages.saveMoreWhat}</span>
              </span>
            </button>
          </div>
        )}
      </div>
    </>
  )
}
