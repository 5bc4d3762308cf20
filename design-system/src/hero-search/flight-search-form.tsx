import {
  forwardRef,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
  type ElementType,
  type FormEvent,
} from 'react'
import type { AirportOption } from '../airport-autocomplete/index.ts'
import { Button } from '../button/index.ts'
import type { ComboboxGroup, OptionSearch } from '../combobox/index.ts'
import { formatIsoDate } from '../date-picker/date-text.ts'
import { useDateWords } from '../date-picker/date-words.ts'
import type { IsoDate } from '../date-picker/index.ts'
import { PassengerField } from '../passenger-modal/passenger-field.tsx'
import { passengerMessages } from '../passenger-modal/passenger-messages.ts'
import { TripTypeToggle } from '../trip-type-toggle/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import { useMessages } from '../messages/index.ts'
import { flightSearchMessages, type FlightSearchMessages } from './flight-search-messages.ts'
import {
  flightSearchReducer,
  startFlightSearch,
  type FlightSearchDefaults,
  type FlightSearchState,
  type TripType,
} from './flight-search-state.ts'
import * as css from './hero-search.css.ts'
import { JourneyFields } from './journey-fields.tsx'
import { MultiCityFields } from './multi-city-fields.tsx'
import { partyMessages } from './party-messages.ts'
import { searchProblems } from './search-problems.ts'

export interface FlightSearchFormProps {
  /** Address that the form is sent to, with the search as its query. */
  action?: string
  /** Where a multi-city search is made without script. */
  plainMultiCityHref?: string
  /** What is filled in at first, such as the last search. What is left out starts empty. */
  defaultValue?: FlightSearchDefaults
  /**
   * The last search, where it is known only once the page has its script. It replaces `defaultValue`, unless the form
   * has been filled in meanwhile.
   */
  restored?: FlightSearchDefaults
  /** Today in Asia/Dhaka, YYYY-MM-DD, from the server. */
  today: IsoDate
  /**
   * Finds airports for the typed text. Called while typing, with a signal that cancels an
   * outdated search.
   */
  search: OptionSearch<AirportOption>
  /** Shown for an empty field: recent searches, then a default country. */
  suggestions?: {
    from?: readonly ComboboxGroup<AirportOption>[]
    to?: readonly ComboboxGroup<AirportOption>[]
  }
  /** Airports that many travellers want, for the first letters that are typed. */
  popular?: readonly AirportOption[]
  /** Called after each change, for remembering the search. */
  onValueChange?: (state: FlightSearchState) => void
  /** Called with a complete search, before the form is sent. */
  onSubmit?: (state: FlightSearchState) => void
  /** Replaces words of the form. Those left out keep the default English. */
  messages?: Partial<FlightSearchMessages>
  /** How a day is written in the fields. The default is MM/dd/yyyy. */
  displayFormat?: string
  /** A few letters under a day of the calendar, such as its lowest price. */
  dayNote?: (iso: IsoDate) => string
  /**
   * The most adults and children in one search. Infants sit on a lap and do not count. The
   * default is 9.
   */
  maxSeated?: number
  /** The search is on its way. */
  pending?: boolean
  /** The router's form component, for a search without a page load. */
  formAs?: ElementType
}

/**
 * The flight search: a plain GET form whose fields are the query of /flight/search (docs/specification.md,
 * Flight search form): originLocationCode, destinationLocationCode, departureDate, returnDate, adults, children,
 * infants, travelClass, max, tripType, and `leg` for each flight of a multi-city search.
 */
export const FlightSearchForm = forwardRef<HTMLFormElement, FlightSearchFormProps>(
  function FlightSearchForm(
    {
      action = '/flight/search',
      plainMultiCityHref = '/flight/search?tripType=multiCity&rows=2',
      defaultValue = {},
      restored,
      today,
      search,
      suggestions,
      popular,
      onValueChange,
      onSubmit,
      messages: given,
      displayFormat = 'd MMM yyyy',
      dayNote,
      maxSeated,
      pending,
      formAs: Form = 'form',
    },
    ref,
  ) {
    const words = useMessages('flightSearch', flightSearchMessages)
    const passengers = useMessages('passengers', passengerMessages)
    const dateWords = useDateWords()
    const id = useId()
    const messages = { ...words, ...given }
    const [state, dispatch] = useReducer(flightSearchReducer, undefined, () =>
      startFlightSearch(defaultValue, today),
    )
    const [tried, setTried] = useState(false)
    const [announcement, setAnnouncement] = useState('')
    const wantsReturn = useRef(false)

    const latestOnValueChange = useRef(onValueChange)
    const started = useRef(state)
    useEffect(() => {
      latestOnValueChange.current = onValueChange
    })
    useEffect(() => {
      if (started.current !== state) latestOnValueChange.current?.(state)
    }, [state])

    useEffect(() => {
      if (!restored) return
      const search = startFlightSearch(restored, today)
      dispatch({ type: 'restore', search, over: started.current })
    }, [restored, today])

    // The tile that was pressed is gone: the field it asked for takes the focus.
    useEffect(() => {
      if (!wantsReturn.current) return
      wantsReturn.current = false
      document.getElementById(`${id}-return`)?.focus()
    }, [state, id])

    const problems = searchProblems(state, today, messages.missing)
    const [first] = state.legs
    const fields = {
      id,
      state,
      dispatch,
      search,
      suggestions,
      popular,
      messages,
      dates: {
        today,
        displayFormat,
        dayNote,
        placeholder: messages.datePlaceholder,
        messages: messages.dates,
      },
      problems: tried ? problems : undefined,
    }
    const chooseTrip = (tripType: TripType) => dispatch({ type: 'tripType', tripType })

    const submit = (event: FormEvent) => {
      const [firstProblem] = problems.keys()
      if (firstProblem === undefined) {
        onSubmit?.(state)
        return
      }
      event.preventDefault()
      setTried(true)
      document.getElementById(`${id}-${firstProblem}`)?.focus()
    }

    const party = (
      <PassengerField
        value={state.passengers}
        onValueChange={(chosen) => dispatch({ type: 'passengers', passengers: chosen })}
        maxSeated={maxSeated}
        messages={partyMessages(state, messages, passengers, (day) =>
          formatIsoDate(day, displayFormat, dateWords),
        )}
      />
    )

    return (
      <Form
        ref={ref}
        action={action}
        method="get"
        className={css.form}
        aria-label={messages.form}
        noValidate
        onSubmit={submit}
      >
        <TripTypeToggle
          value={state.tripType}
          onValueChange={chooseTrip}
          legend={messages.tripType}
          messages={messages.tripTypes}
        />
        <noscript>
          <a className={css.plain} href={plainMultiCityHref}>
            {messages.plainMultiCity}
          </a>
        </noscript>
        {state.tripType === 'multiCity' ? (
          <MultiCityFields {...fields} />
        ) : (
          <div className={css.fields}>
            <JourneyFields
              {...fields}
              onSwapped={() =>
                setAnnouncement(messages.swapped(first.to?.city ?? '', first.from?.city ?? ''))
              }
              onSaveMore={() => {
                wantsReturn.current = true
                chooseTrip('roundTrip')
              }}
            />
            {party}
          </div>
        )}
        <input type="hidden" name="max" value="10" />
        <div className={css.foot}>
          <div>
            {state.tripType === 'multiCity' ? <div className={css.party}>{party}</div> : null}
            <span className={css.problems} role="status">
              {tried && problems.size > 0 ? messages.problems(problems.size) : ''}
            </span>
          </div>
          <div className={css.submit}>
            <Button type="submit" variant="primary" fullWidth loading={pending}>
              {messages.submit}
            </Button>
          </div>
        </div>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      </Form>
    )
  },
)
