import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useState } from 'react'
import {
  FlightSearchForm,
  type FlightSearchDefaults,
  type FlightSearchState,
} from '@jatra/design-system/hero-search'
import type { AirportOption } from '@jatra/design-system/airport-autocomplete'
import { home } from '~/messages/home.ts'
import { pageHref } from '~/shell/page-href.ts'
import { language } from '~/messages/language.ts'
import {
  isNamedHere,
  keepRecentAirports,
  keepSearchChoices,
  readRecentAirports,
  readSearchChoices,
} from './search-choices.ts'
import type { SearchStart, StartAirports } from './search-start.server.ts'
import { browserStorage } from './stored-root.ts'

export interface FlightSearchProps {
  start: SearchStart
  /** The search of a results page; without it the browser's last search is used. */
  searched?: FlightSearchDefaults
}

/** The flight search, remembered in this browser (docs/specification.md, Search choices). */
export function FlightSearch({ start, searched }: FlightSearchProps) {
  const [kept, setKept] = useState<FlightSearchDefaults | null>(null)
  const [recent, setRecent] = useState<ReturnType<typeof readRecentAirports>>([])
  useEffect(() => {
    const take = () => {
      setKept(readSearchChoices(browserStorage()))
      setRecent(readRecentAirports(browserStorage()))
    }
    if (isNamedHere(browserStorage())) take()
    else void nameAnew().then(take)
  }, [])
  const { state, location } = useNavigation()
  const { defaults, suggestions, popular } = useMemo(
    // oxlint-disable-next-line typescript/consistent-type-assertions -- as the server wrote it
    () => JSON.parse(start.airports) as StartAirports,
    [start.airports],
  )

  const restored = useMemo(
    () => (kept && !searched ? { ...defaults, ...kept } : undefined),
    [kept, searched, defaults],
  )
  const recentGroup = recent.length > 0 ? [{ label: home.recent, options: recent }] : []
  return (
    <FlightSearchForm
      formAs={Form}
      today={start.today}
      defaultValue={searched ?? defaults}
      restored={restored}
      search={findAirports}
      suggestions={{
        from: [...recentGroup, ...suggestions.from],
        to: [...recentGroup, ...suggestions.to],
      }}
      popular={popular}
      plainMultiCityHref={pageHref('/flight/search?tripType=multiCity&rows=2')}
      onValueChange={remember}
      onSubmit={rememberSearch}
      pending={state === 'loading' && location.pathname === pageHref('/flight/search')}
    />
  )
}

/** The script is loaded only after the visitor has changed the language, which few do. */
async function nameAnew() {
  try {
    const { nameStoredPlaces } = await import('./stored-places.ts')
    await nameStoredPlaces(browserStorage(), findAirports)
  } catch {
    // A name in another language is better than none.
  }
}

function rememberSearch(state: FlightSearchState) {
  remember(state)
  keepRecentAirports(
    browserStorage(),
    state.legs.flatMap(({ from, to }) => [from, to]).filter((airport) => airport !== null),
  )
}

function remember({ tripType, legs: [first, ...more], returnDate, passengers }: FlightSearchState) {
  keepSearchChoices(browserStorage(), {
    tripType,
    from: first.from,
    to: first.to,
    departureDate: first.date,
    returnDate,
    moreLegs: more.map(({ from, to, date }) => ({ from, to, date })),
    passengers,
  })
}

/**
 * Airports as the visitor types. Fetched without the contract's client, so that the home page loads no schemas; the
 * browser keeps answers for an hour.
 * @throws when the API cannot be reached; the field says so and lets the visitor go on typing.
 */
async function findAirports(q: string, signal?: AbortSignal): Promise<AirportOption[]> {
  const response = await fetch(`/api/airports?${new URLSearchParams({ q })}`, {
    // The page's language, which may differ from the browser's.
    headers: { 'accept-language': language },
    ...(signal && { signal }),
  })
  if (!response.ok) throw new Error(`airports answered ${response.status}`)
  // oxlint-disable-next-line typescript/consistent-type-assertions -- our own API's answer; the home page carries no schemas
  return (await response.json()) as AirportOption[]
}
