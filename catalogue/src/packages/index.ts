import type { HolidayPackage } from '@jatra/contract/holiday/package'
import type { CatalogueEntry } from './catalogue-entry.ts'
import { coxsBazar } from './coxs-bazar.ts'
import { delhi } from './delhi.ts'
import { dubai } from './dubai.ts'
import { flightsOf } from './flights.ts'
import { hotelNamed } from './hotels.ts'
import { istanbul } from './istanbul.ts'
import { malaysia } from './malaysia.ts'
import { maldives } from './maldives.ts'
import { nepal } from './nepal.ts'
import { sajek } from './sajek.ts'
import { singapore } from './singapore.ts'
import { sriLanka } from './sri-lanka.ts'
import { sundarbans } from './sundarbans.ts'
import { sylhet } from './sylhet.ts'
import { thailand } from './thailand.ts'
import { umrah } from './umrah.ts'

const entries: readonly CatalogueEntry[] = [
  ...sriLanka,
  ...nepal,
  ...malaysia,
  ...thailand,
  ...delhi,
  ...coxsBazar,
  ...sajek,
  ...sundarbans,
  ...sylhet,
  ...singapore,
  ...maldives,
  ...dubai,
  ...istanbul,
  ...umrah,
]

/**
 * The packages we start with, in the order of `destinations`: seed of the API's database, and what prototype mode sells.
 * Data for servers: no page that a browser loads may import it.
 */
export const packageCatalogue: readonly HolidayPackage[] = entries.map((entry) => ({
  ...entry,
  rating: null,
  hotels: entry.hotels.map(hotelNamed),
  flights: flightsOf(entry),
  reviews: [],
}))
