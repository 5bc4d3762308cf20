import { findAirport } from '@jatra/contract/places/airports/list'
import { publicAirport } from '@jatra/contract/places/airports/search'
import { suggestAirports } from '@jatra/contract/places/airports/suggested'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { AppContext } from '~/lib/context.server.ts'

/**
 * What a flight search starts from: suggested airports and the default journey (docs/specification.md, Search
 * choices).
 */
export function searchStart(context: AppContext) {
  return {
    today: todayInDhaka(context.now()),
    defaults: { from: airport('DAC'), to: airport('CXB') },
    suggestions: {
      from: [
        { label: 'Bangladesh', options: suggestAirports('BD') },
        { label: 'USA', options: suggestAirports('US') },
      ],
      to: [{ label: 'Thailand', options: suggestAirports('TH') }],
    },
  }
}

export type SearchStart = ReturnType<typeof searchStart>

/** An airport as the search form shows it; null for a code that no scheduled airport has. */
export function airport(code: string) {
  const found = findAirport(code)
  return found ? publicAirport(found) : null
}
