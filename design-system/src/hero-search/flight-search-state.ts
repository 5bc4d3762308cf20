import type { AirportOption } from '../airport-autocomplete/airport-option.ts'
import { addDays, type IsoDate } from '../date-picker/iso-date.ts'
import { defaultPassengers, type PassengerChoice } from '../passenger-modal/passenger-choice.ts'

export type TripType = 'oneWay' | 'roundTrip' | 'multiCity'

/** One flight of the search. `id` is stable while rows come and go. */
export interface SearchLeg {
  /** Tells the rows of the form apart while they are added and removed. */
  id: number
  /** The airport of departure, or `null` while none is chosen. */
  from: AirportOption | null
  /** The destination, or `null` while none is chosen. */
  to: AirportOption | null
  /** The day of the flight, YYYY-MM-DD, or `null` while none is chosen. */
  date: IsoDate | null
}

/** What is shown is what is searched. The first leg is the search of one-way and round trip. */
export interface FlightSearchState {
  /** The kind of trip chosen now. */
  tripType: TripType
  /** The flights to search for, in order. Only a multi-city search has more than two. */
  legs: readonly [SearchLeg, ...SearchLeg[]]
  /** Set in a round trip only. */
  returnDate: IsoDate | null
  /** Who travels, and in which cabin. */
  passengers: PassengerChoice
}

export interface FlightSearchDefaults {
  /** The kind of trip chosen at first. */
  tripType?: TripType
  /** The airport of departure. */
  from?: AirportOption | null
  /** The destination. */
  to?: AirportOption | null
  /** The day of departure, YYYY-MM-DD. */
  departureDate?: IsoDate | null
  /** The day of return of a round trip, YYYY-MM-DD. */
  returnDate?: IsoDate | null
  /** Flights after the first, in multi-city. */
  moreLegs?: readonly Omit<SearchLeg, 'id'>[]
  /** Who travels, and in which cabin. */
  passengers?: PassengerChoice
}

/** Rows of a multi-city search. */
export const MAX_LEGS = 4
export const MIN_LEGS = 2

export type FlightSearchAction =
  | { type: 'tripType'; tripType: TripType }
  | { type: 'from' | 'to'; leg: number; airport: AirportOption | null }
  | { type: 'date'; leg: number; date: IsoDate | null }
  | { type: 'returnDate'; date: IsoDate | null }
  | { type: 'swap' }
  | { type: 'addLeg' }
  | { type: 'removeLeg'; leg: number }
  | { type: 'passengers'; passengers: PassengerChoice }
  /** @param over the state that the form began with */
  | { type: 'restore'; search: FlightSearchState; over: FlightSearchState }

/** The departure defaults to today (docs/specification.md, Search choices); a bygone default becomes today. */
export function startFlightSearch(
  defaults: FlightSearchDefaults,
  today: IsoDate,
): FlightSearchState {
  const departure = later(defaults.departureDate ?? today, today)
  const first: SearchLeg = {
    id: 1,
    from: defaults.from ?? null,
    to: defaults.to ?? null,
    date: departure,
  }
  const more = (defaults.moreLegs ?? [])
    .slice(0, MAX_LEGS - 1)
    .map((leg, index) => ({ ...leg, id: index + 2 }))
  const start: FlightSearchState = {
    tripType: 'oneWay',
    legs: [first, ...more],
    returnDate: defaults.returnDate ?? null,
    passengers: defaults.passengers ?? defaultPassengers,
  }
  const tripType = defaults.tripType ?? (defaults.returnDate ? 'roundTrip' : 'oneWay')
  return changeTripType(start, tripType)
}

export function flightSearchReducer(
  state: FlightSearchState,
  action: FlightSearchAction,
): FlightSearchState {
  switch (action.type) {
    case 'tripType':
      return changeTripType(state, action.tripType)
    case 'from':
      return withLeg(state, action.leg, (leg) => ({ ...leg, from: action.airport }))
    case 'to':
      return chooseDestination(state, action.leg, action.airport)
    case 'date':
      return chooseDate(state, action.leg, action.date)
    case 'returnDate':
      return { ...state, returnDate: action.date }
    case 'swap':
      return withLeg(state, state.legs[0].id, (leg) => ({ ...leg, from: leg.to, to: leg.from }))
    case 'addLeg':
      return state.legs.length < MAX_LEGS ? withAnotherLeg(state) : state
    case 'removeLeg': {
      const [first, ...rest] = state.legs
      return { ...state, legs: [first, ...rest.filter((leg) => leg.id !== action.leg)] }
    }
    case 'passengers':
      return { ...state, passengers: action.passengers }
    case 'restore':
      // What was typed before the script had come stays, and so does the trip type.
      if (state.legs[0] !== action.over.legs[0]) return state
      return state.tripType === action.over.tripType
        ? action.search
        : changeTripType(action.search, state.tripType)
  }
}

/** The earliest day that a leg may have: the day of the one before it, else today. */
export function earliestDate(state: FlightSearchState, legId: number, today: IsoDate): IsoDate {
  let earliest = today
  for (const leg of state.legs) {
    if (leg.id === legId) break
    if (leg.date !== null) earliest = later(leg.date, earliest)
  }
  return earliest
}

/** 'DAC-BKK-2026-12-01' for each complete leg, in order. */
export function legParameters(state: FlightSearchState): string[] {
  return state.legs.flatMap((leg) =>
    leg.from && leg.to && leg.date ? [`${leg.from.code}-${leg.to.code}-${leg.date}`] : [],
  )
}

function changeTripType(state: FlightSearchState, tripType: TripType): FlightSearchState {
  if (tripType === 'roundTrip') {
    const departure = state.legs[0].date
    const kept = state.returnDate !== null && departure !== null && state.returnDate >= departure
    const next = departure === null ? null : addDays(departure, 1)
    return { ...state, tripType, returnDate: kept ? state.returnDate : next }
  }
  const cleared: FlightSearchState = { ...state, tripType, returnDate: null }
  return tripType === 'multiCity' && state.legs.length < MIN_LEGS
    ? withAnotherLeg(cleared)
    : cleared
}

function chooseDestination(
  state: FlightSearchState,
  legId: number,
  airport: AirportOption | null,
): FlightSearchState {
  const index = state.legs.findIndex((leg) => leg.id === legId)
  const before = state.legs[index]?.to ?? null
  const chosen = withLeg(state, legId, (leg) => ({ ...leg, to: airport }))
  const following = state.legs[index + 1]
  // The next flight leaves from where this one lands, unless someone chose otherwise.
  const follows = following && (following.from === null || following.from.code === before?.code)
  return follows ? withLeg(chosen, following.id, (leg) => ({ ...leg, from: airport })) : chosen
}

function chooseDate(
  state: FlightSearchState,
  legId: number,
  date: IsoDate | null,
): FlightSearchState {
  const chosen = withLeg(state, legId, (leg) => ({ ...leg, date }))
  if (date === null) return chosen
  const index = chosen.legs.findIndex((leg) => leg.id === legId)
  const [first, ...rest] = chosen.legs
  // A flight that would now leave before this one loses its date instead of keeping a wrong one.
  const legs = rest.map((leg, at) =>
    at + 1 > index && leg.date !== null && leg.date < date ? { ...leg, date: null } : leg,
  )
  const returnTooEarly =
    legId === first.id && chosen.returnDate !== null && chosen.returnDate < date
  return {
    ...chosen,
    legs: [first, ...legs],
    returnDate: returnTooEarly ? addDays(date, 1) : chosen.returnDate,
  }
}

function withAnotherLeg(state: FlightSearchState): FlightSearchState {
  const [first, ...rest] = state.legs
  const last = rest.at(-1) ?? first
  const id = Math.max(...state.legs.map((leg) => leg.id)) + 1
  return { ...state, legs: [first, ...rest, { id, from: last.to, to: null, date: null }] }
}

function withLeg(
  state: FlightSearchState,
  legId: number,
  change: (leg: SearchLeg) => SearchLeg,
): FlightSearchState {
  const [first, ...rest] = state.legs
  const apply = (leg: SearchLeg): SearchLeg => (leg.id === legId ? change(leg) : leg)
  return { ...state, legs: [apply(first), ...rest.map(apply)] }
}

function later(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b
}
