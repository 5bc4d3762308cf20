import type { Airport } from '@jatra/contract/places/airport'
import { findCity } from '@jatra/contract/places/airports/cities'
import { findAirport } from '@jatra/contract/places/airports/list'
import { endOfAirport } from '@jatra/contract/places/airports/opened-and-closed'
import { publicAirport } from '@jatra/contract/places/airports/search'
import { popularAirports, suggestAirports } from '@jatra/contract/places/airports/suggested'
import { airportsIn, placeIn } from '@jatra/contract/whole-order/place-in'
import { todayInDhaka } from '@jatra/contract/values/dates'
import type { AppContext } from '~/server/context.server.ts'
import { language } from '~/messages/language.ts'
import { places } from '~/messages/places.ts'

/** Data of a flight search: suggested airports and the default journey (docs/specification.md, Search choices). */
export function searchStart(context: AppContext) {
  return { today: todayInDhaka(context.now()), airports: startAirports }
}

export type SearchStart = ReturnType<typeof searchStart>

function findStartAirports() {
  return {
    defaults: { from: airport('DAC'), to: airport('CXB') },
    suggestions: {
      from: [
        { label: places.suggested.BD, options: suggested('BD') },
        { label: places.suggested.US, options: suggested('US') },
      ],
      to: [{ label: places.suggested.TH, options: suggested('TH') }],
    },
    popular: airportsIn(language, popularAirports()),
  }
}

export type StartAirports = ReturnType<typeof findStartAirports>

const suggested = (countryCode: string) => airportsIn(language, suggestAirports(countryCode))

/** The same, or the one that took its place where it has ended by a day. */
export const airportOn = (code: string, day: string) =>
  airport(endOfAirport(code, day)?.successor ?? code)

/** An airport, or all of a city, as the search form shows it; null for a code that neither has. */
export function airport(code: string): Airport | null {
  const found = findAirport(code) ?? findCity(code)
  return found ? placeIn(language, code, publicAirport(found)) : null
}

/** The same for all visitors, as text: encoding a hundred airports value by value would slow every page of results. */
const startAirports = JSON.stringify(findStartAirports())
