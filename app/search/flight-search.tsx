import { Form, useNavigation } from '@remix-run/react'
import { useEffect, useMemo, useState } from 'react'
import {
  FlightSearchForm,
  type FlightSearchDefaults,
  type FlightSearchState,
} from '@jatra/design-system/hero-search'
import { home } from '~/messages/home.ts'
import { pageHref } from '~/shell/page-href.ts'
import { findAirports } from './airports.ts'
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
